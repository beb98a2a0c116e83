import { newId } from '../../core/ids'
import { err, ok } from '../../core/result'
import { onReturn } from '../../core/timing/on-return'
import { withRetries } from '../../core/timing/retry'
import { storageProblem } from '../../durable/problem'
import { loadableStore } from '../../hooks/loadable'
import type { Stored } from '../../storage'
import { listClubNights, type ClubNightRecord } from '../../storage/joined/club-nights'
import { listJoined } from '../../storage/joined/joined'
import { addWords, forgetClubNight, nameClubNight, saveClubNight } from '../../storage/joined/write-club-nights'
import { saveJoined } from '../../storage/joined/write-joined'
import { externalStore, storesByKey } from '../../stores/external-store'
import { follow, loadClient, withClient } from '../../stores/storage-client'
import { acceptResult, beginGame, resultHere, type ResultHere } from '../club/accept'
import type { Attendance } from '../club/attend'
import { wordsAfter, type BoardEntry, type Word } from '../club/board-entry'
import { clubNightOf, type Agreed, type ClubGame, type ClubNight } from '../club/club-night'
import { recordOf } from '../club/game-record'
import {
  absenceWords,
  clockWords,
  closingWords,
  stillValidDraw,
  readOutWords,
  takingBackWords,
  unpublishedResults,
} from '../club/organiser'
import { KnownResults, newestOf, resultsOf, type Results } from '../club/result'
import { sinceReadOut, type SinceReadOut } from '../club/since-read-out'
import { standingsOf, type Standing } from '../club/standings'
import { Teller } from '../club/telling'
import { writeOnBoard } from '../club/write'
import type { TogetherState } from '../table/session'

export type { ClubNightRecord } from '../../storage/joined/club-nights'

const loadAttend = () => withRetries(() => import('../club/attend'))
const loadRounds = () => withRetries(() => import('../club/rounds'))

/** A club night as this tab sees it. */
export interface ClubNightHere {
  /** The state of the connection, and the pieces that wait for it. */
  readonly now: Pick<TogetherState, 'phase' | 'problem' | 'waiting'>
  /** The club night; `null` until its board has arrived. */
  readonly clubNight: ClubNight | null
  readonly results: Results
  readonly standings: readonly Standing[]
  /** The changes of the standings since they were last read out; `null`: none. */
  readonly changed: SinceReadOut | null
}

/** The club nights that this device remembers. */
export const clubNightsStore = loadableStore(listClubNights)

/** The club nights that this tab attends, by id. */
export const attendedStore = externalStore<ReadonlyMap<string, ClubNightHere>>(new Map())

/** The result of each game on this device, so that a table sees its own result before the organiser has told it. */
export const resultStore = storesByKey((gameId) =>
  externalStore<ResultHere | null>(null, (store) =>
    follow((db) => resultHere(db, gameId), { next: store.set, failed: () => store.set(null) }),
  ),
)

class Attended {
  private entries: readonly BoardEntry[] = []
  private readonly known = new KnownResults()
  private attendance: Attendance | null = null
  private isDue = false
  private name: string
  private readonly teller = new Teller({
    isDue: () => this.untold().length > 0,
    entries: () => this.entries.length,
    tell: () => this.tellNow(),
  })

  constructor(readonly record: ClubNightRecord) {
    this.name = record.name
  }

  async come(): Promise<void> {
    const [{ attend }, { connection }] = await Promise.all([loadAttend(), loadClient()])
    const base = new URL(`${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}/`, window.location.origin).href
    const attendance = await attend({ connection, record: this.record, base, changed: () => this.tell() })
    if (attendance === null) return
    this.attendance = attendance
    attendance.store.watch(
      (entries) => {
        this.entries = entries
        this.tell()
      },
      () => this.tell(),
    )
    attendance.board.watch(() => this.tell())
  }

  sync(): void {
    this.attendance?.sync()
  }

  leave(): void {
    this.teller.end()
    void this.attendance?.leave()
  }

  /** Tells whether this is an organiser's device and has everything that the relay has. */
  hasAll(): boolean {
    return isOrganisers(this.record) && this.attendance?.hasAll() === true
  }

  /** Schedules one update of the display for all changes of the same moment. */
  private tell(): void {
    if (this.isDue) return
    this.isDue = true
    setTimeout(() => {
      this.isDue = false
      this.show()
    })
  }

  private show(): void {
    const { attendance, entries, record } = this
    if (attendance === null || !attended.has(record.id)) return
    const clubNight = clubNightOf(entries)
    if (clubNight !== null) attendance.know(clubNight.tables)
    const results = clubNight === null ? NO_RESULTS : this.results(clubNight)
    const { phase, problem, waiting } = attendance.board.state()
    put(record.id, {
      now: { phase, problem, waiting },
      clubNight,
      results,
      standings: clubNight === null ? [] : standingsOf(clubNight, results),
      changed: clubNight === null ? null : sinceReadOut(entries, clubNight, results),
    })
    if (clubNight === null) return
    if (clubNight.name !== this.name) {
      this.name = clubNight.name
      void withClient(({ connection }) => nameClubNight(connection, record.id, clubNight.name))
    }
    this.teller.look()
  }

  /** Returns the results that this device must tell. Only an organiser's device that has everything tells any. */
  private untold(known = this.entries): readonly Word[] {
    const clubNight = this.hasAll() ? clubNightOf(known) : null
    return clubNight === null ? [] : unpublishedResults(clubNight, this.results(clubNight))
  }

  private tellNow(): Promise<Stored<null>> {
    return say(this.record.id, (known) => this.untold(known))
  }

  /**
   * Returns the results. A device that follows the tables computes them from the logs, and keeps the organiser's for games whose
   * log is gone. The others take the organiser's.
   */
  private results(clubNight: ClubNight): Results {
    const logs = this.attendance?.entries() ?? null
    if (logs === null) return clubNight.results
    return newestOf(clubNight.results, resultsOf(clubNight, logs, this.known))
  }
}

const NO_RESULTS: Results = new Map()
const attended = new Map<string, Attended>()
/** The id under which this tab writes on boards. */
const DEVICE = newId()

const isOrganisers = ({ code }: ClubNightRecord): boolean => code.startsWith('o')

/** Attends a club night for the life of the tab, or until this device forgets it. */
export function attendClubNight(record: ClubNightRecord): void {
  if (attended.has(record.id)) return
  followPage()
  const one = new Attended(record)
  attended.set(record.id, one)
  // The code for attending could not be loaded. The next call tries again.
  void one.come().catch(() => attended.delete(record.id))
}

function put(id: string, here: ClubNightHere | null): void {
  const all = new Map(attendedStore.get())
  if (here === null) all.delete(id)
  else all.set(id, here)
  attendedStore.set(all)
}

let isFollowing = false

/** Syncs all club nights when the device wakes up or is online again. */
function followPage(): void {
  if (isFollowing) return
  isFollowing = true
  const meetAll = () => attended.forEach((one) => one.sync())
  window.addEventListener('online', meetAll)
  onReturn(meetAll)
}

/** Returns the results of a club night as this tab shows them. */
const shownResults = (id: string): Results => attendedStore.get().get(id)?.results ?? NO_RESULTS

/** Writes on the board of a club night. `words` receives everything on the board at that moment, and returns what to add. */
const say = (id: string, words: (known: readonly BoardEntry[]) => readonly Word[]): Promise<Stored<null>> =>
  withClient(({ connection }) => writeOnBoard(connection, id, DEVICE, words))

/** Opens a club night with what was agreed. Returns its id. */
export async function openNewClubNight(agreed: Agreed): Promise<Stored<string>> {
  const { newClubNightCode } = await loadAttend()
  return withClient(async ({ connection }) => {
    const saved = await saveClubNight(connection, newClubNightCode(), agreed.name)
    if (!saved.ok) return saved
    const said = await addWords(connection, saved.value, wordsAfter([], DEVICE, Date.now(), [['club-night', agreed]]))
    return said.ok ? saved : said
  })
}

/** Remembers the club night of a code. Returns its id. */
export const joinClubNight = (code: string): Promise<Stored<string>> =>
  withClient(({ connection }) => saveClubNight(connection, code, ''))

/** Forgets a club night and its secret. */
export async function leaveClubNight(id: string): Promise<Stored<null>> {
  attended.get(id)?.leave()
  attended.delete(id)
  put(id, null)
  return withClient(({ connection }) => forgetClubNight(connection, id))
}

/** Adds a pair, and the tables that all pairs need. */
export async function addPair(record: ClubNightRecord, clubNight: ClubNight, players: readonly string[]) {
  const needed = Math.floor((clubNight.pairs.length + 1) / 2)
  const missing = Array.from({ length: needed }, (_, index) => index + 1).filter(
    (table) => !clubNight.tables.has(table),
  )
  const { tableWords } = await loadAttend()
  const tables = await tableWords(record.code, missing)
  const pair: Word = [`pair/${newId()}`, { players, here: true }]
  return say(record.id, () => [pair, ...tables])
}

/** Corrects the names of a pair. */
export const renamePair = (id: string, pair: ClubNight['pairs'][number], players: readonly string[]) =>
  say(id, () => [[`pair/${pair.id}`, { players, here: pair.here }]])

/** Writes whether a pair is still here. */
export const setHere = (id: string, pair: ClubNight['pairs'][number], here: boolean) =>
  say(id, () => [[`pair/${pair.id}`, { players: pair.players, here }]])

const LOTS = { random: Math.random, newId }

/** Draws the next round for all pairs that are here. */
export async function drawNext(record: ClubNightRecord, clubNight: ClubNight, results: Results) {
  const { nextRound } = await loadRounds()
  return sayGames(record, clubNight, nextRound(clubNight, results, LOTS, Date.now()))
}

/** Draws games between late pairs in the current round. */
export async function drawLate(record: ClubNightRecord, clubNight: ClubNight) {
  const { lateGames } = await loadRounds()
  return sayGames(record, clubNight, lateGames(clubNight, LOTS, Date.now()))
}

/** Writes drawn games on the board, with the tables that they need. Writes nothing if the games were drawn in the meantime. */
async function sayGames(record: ClubNightRecord, clubNight: ClubNight, games: readonly Word[]) {
  const [{ tableWords }, { tablesOf }] = await Promise.all([loadAttend(), loadRounds()])
  const needed = tablesOf(games)
  const missing = needed.filter((table) => !clubNight.tables.has(table))
  const tables = await tableWords(record.code, missing)
  return say(record.id, (known) => {
    const drawn = stillValidDraw(known, clubNight, games)
    return drawn.length === 0 ? [] : [...drawn, ...tables]
  })
}

/** Takes back a round in which nothing was played. */
export const takeBack = (id: string, round: number) =>
  say(id, (known) => takingBackWords(known, round, shownResults(id)))

/** Closes a round. `unfinished`: how a game counts that is not finished. */
export const closeRound = (id: string, round: number, unfinished: 'stands' | 'void') =>
  say(id, (known) =>
    closingWords(known, round, unfinished, attended.get(id)?.hasAll() === true ? shownResults(id) : NO_RESULTS),
  )

/** Records whether a pair is absent from its game. */
export const setAbsent = (id: string, game: string, pair: string, isAbsent: boolean) =>
  say(id, (known) => absenceWords(known, game, pair, isAbsent))

/** Starts, stops or continues the clock of a round. */
export function turnClock(id: string, round: number): Promise<Stored<null>> {
  const now = Date.now()
  return say(id, (known) => clockWords(known, round, now))
}

/** Records that the standings are read out as they are now. */
export function readOut(id: string): Promise<Stored<null>> {
  const [results, word] = [shownResults(id), newId()]
  return say(id, (known) => readOutWords(known, results, word))
}

/** Returns the codes that an organiser gives to others. */
export async function organiserCodes(record: ClubNightRecord, tables: readonly number[]) {
  const { codesOf } = await loadAttend()
  return codesOf(record.code, tables)
}

/** Stores a game of the club night on this device, at its table. Fails with `missing` if the board does not tell enough of it. */
export async function sitAtGame(record: ClubNightRecord, clubNight: ClubNight, game: ClubGame): Promise<Stored<null>> {
  const { seatCode } = await loadAttend()
  const code = await seatCode(record.code)
  const set = recordOf(clubNight, game, newId())
  if (code === null || set === null) return err(storageProblem('missing', 'table'))
  return withClient(async ({ connection }) => {
    const begun = await beginGame(connection, set)
    if (!begun.ok) return begun
    const tables = await connection.run(async (db) => ok(await listJoined(db)))
    if (!tables.ok) return tables
    const name = tables.value.find((one) => one.code === code)?.name ?? ''
    const joined = await saveJoined(connection, { code, games: [game.id], name })
    return joined.ok ? ok(null) : joined
  })
}

/** Accepts the result of a game on this device for a side. `digest` identifies the result that was shown. */
export const accept = (gameId: string, side: number, digest: string) =>
  withClient(({ connection }) => acceptResult(connection, gameId, side, digest))
