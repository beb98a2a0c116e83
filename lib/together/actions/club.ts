import type { ClockAct } from '../../contest/clock'
import { newId } from '../../core/ids'
import { err, ok } from '../../core/result'
import { withRetries } from '../../core/timing/retry'
import { storageProblem } from '../../durable/problem'
import type { Stored } from '../../storage'
import type { ClubNightRecord } from '../../storage/joined/club-nights'
import { listJoined } from '../../storage/joined/joined'
import { addWords, forgetClubNight, saveClubNight } from '../../storage/joined/write-club-nights'
import { saveJoined } from '../../storage/joined/write-joined'
import { withClient } from '../../stores/storage-client'
import { acceptResult, beginGame } from '../club/accept'
import { wordsAfter, type Word } from '../club/board-entry'
import type { Agreed, ClubGame, ClubNight, Pair, Unfinished } from '../club/club-night'
import { drawnGameRecord } from '../club/game-record'
import {
  absenceWords,
  clockWords,
  closingWords,
  readOutWords,
  stillValidDraw,
  takingBackWords,
} from '../club/organiser'
import type { Results } from '../club/result'
import {
  completeResults,
  DEVICE,
  disconnectClubNight,
  loadConnect,
  shownResults,
  writeWords,
} from '../stores/connected-club-nights'

const loadRounds = () => withRetries(() => import('../club/rounds'))

/** Opens a club night with what was agreed. Returns its id. */
export async function openNewClubNight(agreed: Agreed): Promise<Stored<string>> {
  const { newClubNightCode } = await loadConnect()
  return withClient(async ({ connection }) => {
    const saved = await saveClubNight(connection, newClubNightCode(), agreed.name)
    if (!saved.ok) return saved
    const written = await addWords(
      connection,
      saved.value,
      wordsAfter([], DEVICE, Date.now(), [['club-night', agreed]]),
    )
    return written.ok ? saved : written
  })
}

/** Remembers the club night of a code. Returns its id. */
export const joinClubNight = (code: string): Promise<Stored<string>> =>
  withClient(({ connection }) => saveClubNight(connection, code, ''))

/** Forgets a club night and its secret. */
export async function leaveClubNight(id: string): Promise<Stored<null>> {
  disconnectClubNight(id)
  return withClient(({ connection }) => forgetClubNight(connection, id))
}

/** Adds a pair, and the tables that all pairs need. */
export async function addPair(record: ClubNightRecord, clubNight: ClubNight, players: readonly string[]) {
  const needed = Math.floor((clubNight.pairs.length + 1) / 2)
  const missing = Array.from({ length: needed }, (_, index) => index + 1).filter(
    (table) => !clubNight.tables.has(table),
  )
  const { tableWords } = await loadConnect()
  const tables = await tableWords(record.code, missing)
  const pair: Word = [`pair/${newId()}`, { players, here: true }]
  return writeWords(record.id, () => [pair, ...tables])
}

/** Corrects the names of a pair. */
export const renamePair = (id: string, pair: Pair, players: readonly string[]) =>
  writeWords(id, () => [[`pair/${pair.id}`, { players, here: pair.here }]])

/** Writes whether a pair is still here. */
export const setHere = (id: string, pair: Pair, here: boolean) =>
  writeWords(id, () => [[`pair/${pair.id}`, { players: pair.players, here }]])

const LOTS = { random: Math.random, newId }

/** Draws the next round for all pairs that are here. */
export async function drawNextRound(record: ClubNightRecord, clubNight: ClubNight, results: Results) {
  const { nextRound } = await loadRounds()
  return writeGames(record, clubNight, nextRound(clubNight, results, LOTS, Date.now()))
}

/** Draws games between late pairs in the current round. */
export async function drawLate(record: ClubNightRecord, clubNight: ClubNight) {
  const { lateGames } = await loadRounds()
  return writeGames(record, clubNight, lateGames(clubNight, LOTS, Date.now()))
}

/** Writes drawn games on the board, with the tables that they need. Writes nothing if the games were drawn in the meantime. */
async function writeGames(record: ClubNightRecord, clubNight: ClubNight, games: readonly Word[]) {
  const [{ tableWords }, { tablesOf }] = await Promise.all([loadConnect(), loadRounds()])
  const missing = tablesOf(games).filter((table) => !clubNight.tables.has(table))
  const tables = await tableWords(record.code, missing)
  return writeWords(record.id, (known) => {
    const drawn = stillValidDraw(known, clubNight, games)
    return drawn.length === 0 ? [] : [...drawn, ...tables]
  })
}

/** Takes back a round in which nothing was played. */
export const takeBack = (id: string, round: number) =>
  writeWords(id, (known) => takingBackWords(known, round, shownResults(id)))

/** Closes a round. `unfinished`: how a game counts that is not finished. */
export const closeRound = (id: string, round: number, unfinished: Unfinished) =>
  writeWords(id, (known) => closingWords(known, round, unfinished, completeResults(id)))

/** Records whether a pair is absent from its game. */
export const setAbsent = (id: string, game: string, pair: string, isAbsent: boolean) =>
  writeWords(id, (known) => absenceWords(known, game, pair, isAbsent))

/** Uses the clock of a round. */
export function changeRoundClock(id: string, round: number, act: ClockAct): Promise<Stored<null>> {
  const now = Date.now()
  return writeWords(id, (known) => clockWords(known, round, act, now))
}

/** Records that the standings are read out as they are now. */
export function readOut(id: string): Promise<Stored<null>> {
  const [results, word] = [shownResults(id), newId()]
  return writeWords(id, (known) => readOutWords(known, results, word))
}

/** Returns the codes that an organiser gives to others. */
export async function organiserCodes(record: ClubNightRecord, tables: readonly number[]) {
  const { codesOf } = await loadConnect()
  return codesOf(record.code, tables)
}

/** Stores a game of the club night on this device, at its table. Fails with `missing` if the board has too few facts of it. */
export async function sitAtGame(record: ClubNightRecord, clubNight: ClubNight, game: ClubGame): Promise<Stored<null>> {
  const { seatCode } = await loadConnect()
  const code = await seatCode(record.code)
  const set = drawnGameRecord(clubNight, game, newId())
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
