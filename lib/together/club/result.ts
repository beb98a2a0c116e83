import * as z from 'zod/mini'
import { byeOf, byPoints, countedAs, type Counting } from '../../contest/counted'
import type { Counted } from '../../contest/standings'
import { id, numberThat, oneOf, open, readOrNull } from '../../format/schema'
import { canonical } from '../../log/canonical'
import { isKnown } from '../../log/entry'
import { isClock } from '../../log/union'
import type { GameRecord } from '../../storage/records/game'
import type { EntryRecord } from '../../storage/records/record-types'
import { contentId } from '../../storage/sharing/content-id'
import { sheetOf, type Sheet } from '../../storage/sheet/sheet'
import { gamesOf, MOST_LISTED, type ClubGame, type ClubNight, type ClubGameResult, type Round } from './club-night'
import { drawnGameRecord } from './game-record'

/**
 * The kind of the log entry with which a side accepts the result of a game. A sheet keeps it and passes it on, but it changes no
 * score.
 */
export const ACCEPTS = 'result-accepted'

const acceptance = open({
  id,
  device: id,
  clock: numberThat(isClock),
  kind: z.literal(ACCEPTS),
  side: oneOf([0, 1]),
  of: id,
})

/**
 * Returns the result of a game, computed from its log; `null` if its rules cannot be read or do not have two sides. A side has
 * accepted it if an entry names the digest of exactly these facts, so after a correction it must accept again.
 */
export function resultOf(record: GameRecord, entries: readonly EntryRecord[]): ClubGameResult | null {
  const sheet = sheetOf(record, entries)
  if (!sheet.ok) return null
  const { ledger, rows } = sheet.value
  const [first, second] = ledger.standing.totals
  if (first === undefined || second === undefined || ledger.standing.totals.length > 2) return null
  const hands = rows.flatMap(({ row }) => (row.state === 'scored' ? [[...row.score.points]] : []))
  const digest = digestOf(sheet.value)
  const accepted = new Set(entries.flatMap((entry) => acceptedBy(entry, digest)))
  return {
    entries: entries.length,
    hands: hands.length > MOST_LISTED ? null : hands,
    played: hands.length,
    totals: [first, second],
    over: ledger.over,
    winner: ledger.winner,
    unclear: isUnclear(sheet.value),
    accepted: [accepted.has(0), accepted.has(1)],
  }
}

/** An entry of a game's log, and the public key of the writers in the address of its table. */
export interface TableEntry {
  readonly writer: string
  readonly entry: EntryRecord
}

/**
 * Returns the results of the games of a club night, by their ids. For each game only entries from its own table count, so that
 * writers at another table cannot change it.
 */
export function resultsOf(clubNight: ClubNight, entries: readonly TableEntry[], known = new KnownResults()): Results {
  const byGame = new Map<string, EntryRecord[]>()
  for (const { writer, entry } of entries) {
    const key = `${writer} ${entry.gameId}`
    const list = byGame.get(key)
    if (list === undefined) byGame.set(key, [entry])
    else list.push(entry)
  }
  const results = new Map<string, ClubGameResult>()
  for (const game of gamesOf(clubNight)) {
    const log = byGame.get(`${clubNight.tables.get(game.table)?.writer} ${game.id}`)
    const result = log === undefined ? null : known.of(drawnGameRecord(clubNight, game, 'none'), log)
    if (result !== null) results.set(game.id, result)
  }
  return results
}

interface KnownResult {
  readonly setUp: string
  readonly log: readonly EntryRecord[]
  readonly result: ClubGameResult | null
}

/** A cache of results. When a hand arrives from one table, the results of the others are not computed again. */
export class KnownResults {
  private readonly known = new Map<string, KnownResult>()

  of(record: GameRecord | null, log: readonly EntryRecord[]): ClubGameResult | null {
    if (record === null) return null
    const setUp = canonical({ rules: record.rules, names: record.names })
    const before = this.known.get(record.id)
    if (before?.setUp === setUp && isSame(before.log, log)) return before.result
    const result = resultOf(record, log)
    this.known.set(record.id, { setUp, log, result })
    return result
  }
}

const isSame = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index])

/** Returns the digest that a side accepts. It covers the rules and the facts of all hands. */
export const digestOf = ({ rows, writtenRules }: Sheet): string =>
  contentId(
    'result',
    writtenRules,
    rows.map(({ facts }) => facts),
  )

/** Tells whether a result cannot be accepted yet: devices contradict each other, or a hand is unreadable or must be put right. */
const isUnclear = ({ ledger, rows }: Sheet): boolean =>
  ledger.open !== null ||
  rows.some(({ row, rivals, contested }) => row.state === 'unreadable' || rivals.length > 0 || contested)

function acceptedBy(entry: EntryRecord, digest: string): readonly number[] {
  if (isKnown(entry)) return []
  const read = readOrNull(acceptance, entry)
  return read?.of === digest ? [read.side] : []
}

/** The results of games, by id of the game. */
export type Results = ReadonlyMap<string, ClubGameResult>

/** Merges the results on the board with those computed from the logs here. For each game, the one from more entries counts. */
export function newestOf(published: Results, computed: Results): Results {
  const newest = new Map(published)
  for (const [id, result] of computed) if (result.entries >= (published.get(id)?.entries ?? 0)) newest.set(id, result)
  return newest
}

/** The states of a game. `unclear`: devices contradict each other. `over`: finished, but not accepted by both sides. */
export type ClubGameState = 'waiting' | 'playing' | 'unclear' | 'over' | 'accepted'

export function gameStateOf(result: ClubGameResult | undefined): ClubGameState {
  if (result === undefined) return 'waiting'
  if (result.unclear) return 'unclear'
  if (!result.over) return result.played === 0 ? 'waiting' : 'playing'
  return result.accepted.every(Boolean) ? 'accepted' : 'over'
}

/**
 * Returns how a game counts in the standings; `null` if it does not count, or not yet. It counts once both sides have accepted
 * it. When its round is closed, a finished game counts too, and an unfinished one counts as the organiser chose. An absent pair
 * has lost, even if hands were played.
 */
export function countedAtClub(
  agreed: Counting,
  { second, absent }: ClubGame,
  { closed }: Pick<Round, 'closed'>,
  result: ClubGameResult | undefined,
): Counted | null {
  if (second === null) return byeOf(agreed)
  const isSettled = gameStateOf(result) === 'accepted' || (closed !== null && result?.over === true)
  return countedAs(agreed, absent, isSettled || closed === 'stands' ? playedAs(result) : null)
}

function playedAs(result: ClubGameResult | undefined): Counted {
  const [first = 0, second = 0] = result?.totals ?? []
  return result?.over === true ? { points: [first, second], winner: result.winner } : byPoints([first, second])
}
