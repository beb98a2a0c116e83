import { newId } from '../../core/ids'
import { err, ok } from '../../core/result'
import { withRetries } from '../../core/timing/retry'
import { storageProblem } from '../../durable/problem'
import type { Loadable } from '../../hooks/use-lists'
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
  drawnFor,
  readOutWords,
  takingBackWords,
  untoldResults,
} from '../club/organiser'
import { KnownResults, newestOf, resultsOf, type Results } from '../club/result'
import { sinceReadOut, type SinceReadOut } from '../club/since-read-out'
import { standingsOf, type Standing } from '../club/standings'
import { Teller } from '../club/telling'
import { writeOnBoard } from '../club/write'
import type { TogetherState } from '../table/session'

export type { ClubNightRecord } from '../../storage/joined/club-nights'

const loadAttend = () =>
  withRetries(async () => {
    const { attend, codesOf, newClubNightCode, seatCode, tableWords } = await import('../club/attend')
    return { attend, codesOf, newClubNightCode, seatCode, tableWords }
  })
const loadRounds = () => withRetries(() => import('../club/rounds'))

/** A club night as this tab sees it. */
export interface ClubNightHere {
  /** The state of the connection, and the pieces that wait for it. */
  readonly now: Pick<TogetherState, 'phase' | 'problem' | 'waiting'>
  /** `null` until its board has said what it is. */
  readonly clubNight: ClubNight | null
  readonly results: Results
  readonly standings: readonly Standing[]
  /** The changes of the standings since they were read out; `null`: none. */
  readonly changed: SinceReadOut | null
}

/** The club nights that this phone is at. */
export const clubNightsStore = externalStore<Loadable<readonly ClubNightRecord[]>>({ state: 'loading' }, (store) =>
  follow(listClubNights, {
    next: (value) => store.set({ state: 'ready', value }),
    failed: (problem) => store.set({ state: 'refused', problem }),
  }),
)

/** The club nights that this tab attends, by their ids. */
export const attendedStore = externalStore<ReadonlyMap<string, ClubNightHere>>(new Map())

/** The result of a game on this phone: for a table that sees its own game before the organiser has told of it. */
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

  /** Tells whether this organiser's device has made its results of everything the relay has. */
  hasAll(): boolean {
    return isOrganisers(this.record) && this.attendance?.hasAll() === true
  }

  /** Once for all that came in the same moment. */
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

  /** Returns the results that this device has to tell: an organiser's, while it has everything the relay has. */
  private untold(known = this.entries): readonly Word[] {
    const clubNight = this.hasAll() ? clubNightOf(known) : null
    return clubNight === null ? [] : untoldResults(clubNight, this.results(clubNight))
  }

  private tellNow(): Promise<Stored<null>> {
    return say(this.record.id, (known) => this.untold(known))
  }

  /** Whoever follows the tables folds their logs; the others have what the organiser's phone folded, and so has he of what is gone. */
  private results(clubNight: ClubNight): Results {
    const logs = this.attendance?.entries() ?? null
    if (logs === null) return clubNight.results
    return newestOf(clubNight.results, resultsOf(clubNight, logs, this.known))
  }
}

const NO_RESULTS: Results = new Map()
const attended = new Map<string, Attended>()
/** Under which name this tab writes on boards. */
const DEVICE = newId()

const isOrganisers = ({ code }: ClubNightRecord): boolean => code.startsWith('o')

/** Attends a club night for as long as the tab lives, or until the phone forgets it. */
export function attendClubNight(record: ClubNightRecord): void {
  if (attended.has(record.id)) return
  followPage()
  const one = new Attended(record)
  attended.set(record.id, one)
  // The part that attends did not come: it is asked for again the next time.
  void one.come().catch(() => attended.delete(record.id))
}

function put(id: string, here: ClubNightHere | null): void {
  const all = new Map(attendedStore.get())
  if (here === null) all.delete(id)
  else all.set(id, here)
  attendedStore.set(all)
}

let isFollowing = false

/** A phone that wakes looks at once what it has missed. */
function followPage(): void {
  if (isFollowing) return
  isFollowing = true
  const meetAll = () => attended.forEach((one) => one.sync())
  window.addEventListener('online', meetAll)
  window.addEventListener('pageshow', meetAll)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') meetAll()
  })
}

/** Returns the results of a club night as this tab shows them. */
const shownResults = (id: string): Results => attendedStore.get().get(id)?.results ?? NO_RESULTS

/** Writes on the board of a club night, after all that it says by then. */
const say = (id: string, words: (known: readonly BoardEntry[]) => readonly Word[]): Promise<Stored<null>> =>
  withClient(({ connection }) => writeOnBoard(connection, id, DEVICE, words))

/** Opens a club night with what was agreed on; its id. */
export async function openNewClubNight(agreed: Agreed): Promise<Stored<string>> {
  const { newClubNightCode } = await loadAttend()
  return withClient(async ({ connection }) => {
    const saved = await saveClubNight(connection, newClubNightCode(), agreed.name)
    if (!saved.ok) return saved
    const said = await addWords(connection, saved.value, wordsAfter([], DEVICE, Date.now(), [['club-night', agreed]]))
    return said.ok ? saved : said
  })
}

/** Remembers the club night of a code; its id. */
export const joinClubNight = (code: string): Promise<Stored<string>> =>
  withClient(({ connection }) => saveClubNight(connection, code, ''))

/** Forgets a club night and its secret. */
export async function leaveClubNight(id: string): Promise<Stored<null>> {
  attended.get(id)?.leave()
  attended.delete(id)
  put(id, null)
  return withClient(({ connection }) => forgetClubNight(connection, id))
}

/** Adds a pair, and the tables that are needed for all. */
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

/** Puts the names of a pair right. */
export const renamePair = (id: string, pair: ClubNight['pairs'][number], players: readonly string[]) =>
  say(id, () => [[`pair/${pair.id}`, { players, here: pair.here }]])

/** Says whether a pair is still here. */
export const setHere = (id: string, pair: ClubNight['pairs'][number], here: boolean) =>
  say(id, () => [[`pair/${pair.id}`, { players: pair.players, here }]])

const LOTS = { random: Math.random, newId }

/** Draws the next round, of all who are here. */
export async function drawNext(record: ClubNightRecord, clubNight: ClubNight, results: Results) {
  const { nextRound } = await loadRounds()
  return sayGames(record, clubNight, nextRound(clubNight, results, LOTS, Date.now()))
}

/** Those who came late play one another in the round that is being played. */
export async function drawLate(record: ClubNightRecord, clubNight: ClubNight) {
  const { lateGames } = await loadRounds()
  return sayGames(record, clubNight, lateGames(clubNight, LOTS, Date.now()))
}

/** Says which games were drawn, unless that was done in the meantime, and tells of the tables that they need. */
async function sayGames(record: ClubNightRecord, clubNight: ClubNight, games: readonly Word[]) {
  const [{ tableWords }, { tablesOf }] = await Promise.all([loadAttend(), loadRounds()])
  const needed = tablesOf(games)
  const missing = needed.filter((table) => !clubNight.tables.has(table))
  const tables = await tableWords(record.code, missing)
  return say(record.id, (known) => {
    const drawn = drawnFor(known, clubNight, games)
    return drawn.length === 0 ? [] : [...drawn, ...tables]
  })
}

/** Takes back a round of which nothing was played. */
export const takeBack = (id: string, round: number) =>
  say(id, (known) => takingBackWords(known, round, shownResults(id)))

/** Closes a round, with how a game counts that is not finished. */
export const closeRound = (id: string, round: number, unfinished: 'stands' | 'void') =>
  say(id, (known) =>
    closingWords(known, round, unfinished, attended.get(id)?.hasAll() === true ? shownResults(id) : NO_RESULTS),
  )

/** Says whether a pair is absent from its game. */
export const setAbsent = (id: string, game: string, pair: string, isAbsent: boolean) =>
  say(id, (known) => absenceWords(known, game, pair, isAbsent))

/** Starts the clock of a round, stops it, or lets it go on. */
export function turnClock(id: string, round: number): Promise<Stored<null>> {
  const now = Date.now()
  return say(id, (known) => clockWords(known, round, now))
}

/** The standings are read out as they are now. */
export function readOut(id: string): Promise<Stored<null>> {
  const [results, word] = [shownResults(id), newId()]
  return say(id, (known) => readOutWords(known, results, word))
}

/** The codes that an organiser gives away. */
export async function organiserCodes(record: ClubNightRecord, tables: readonly number[]) {
  const { codesOf } = await loadAttend()
  return codesOf(record.code, tables)
}

/** Puts a game of the club night on this phone, at its table; nothing where the board does not tell enough of it. */
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

/** A side accepts the result of a game that is on this phone, as it was shown. */
export const accept = (gameId: string, side: number, digest: string) =>
  withClient(({ connection }) => acceptResult(connection, gameId, side, digest))
