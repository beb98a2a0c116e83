import * as z from 'zod/mini'
import { byeOf, byPoints, countedAs, type Counting } from '../../contest/counted'
import type { Counted } from '../../contest/standings'
import { id, numberThat, oneOf, open, readBy } from '../../format/schema'
import { canonical } from '../../log/canonical'
import { isKnown } from '../../log/entry'
import { isClock } from '../../log/union'
import type { EntryRecord } from '../../storage/records/entry'
import type { GameRecord } from '../../storage/records/game'
import { contentId } from '../../storage/sharing/content-id'
import { sheetOf, type Sheet } from '../../storage/sheet/sheet'
import { MOST_LISTED, type ClubGame, type ClubNight, type GameResult, type Round } from './club-night'
import { recordOf } from './game-record'

/** The kind of the entry in the log of a game by which a side accepts its result. The sheet keeps and passes it on, without effect. */
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
 * Returns the result of a game's log; `null` where its rules cannot be read, or more than two sides play. A side has accepted it
 * where an entry names exactly these facts; after a correction it must accept again.
 */
export function resultOf(record: GameRecord, entries: readonly EntryRecord[]): GameResult | null {
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

/** An entry of the log of a game, and the writers' key in the address where it was. */
export interface TableEntry {
  readonly writer: string
  readonly entry: EntryRecord
}

/**
 * Returns the results of all games of a club night, by their ids. Only entries at the table where a game was drawn count for it:
 * writers of another table cannot write in it.
 */
export function resultsOf(clubNight: ClubNight, entries: readonly TableEntry[], known = new KnownResults()): Results {
  const byGame = new Map<string, EntryRecord[]>()
  for (const { writer, entry } of entries) {
    const key = `${writer} ${entry.gameId}`
    const list = byGame.get(key)
    if (list === undefined) byGame.set(key, [entry])
    else list.push(entry)
  }
  const results = new Map<string, GameResult>()
  for (const game of clubNight.rounds.flatMap(({ games }) => games)) {
    const log = byGame.get(`${clubNight.tables.get(game.table)?.writer} ${game.id}`)
    const result = log === undefined ? null : known.of(recordOf(clubNight, game, 'none'), log)
    if (result !== null) results.set(game.id, result)
  }
  return results
}

/** Results that were folded before: a hand at one table leaves the others as they are. */
export class KnownResults {
  private readonly known = new Map<string, { readonly said: string; readonly result: GameResult | null }>()
  private readonly lists = new Map<string, readonly EntryRecord[]>()

  of(record: GameRecord | null, log: readonly EntryRecord[]): GameResult | null {
    if (record === null) return null
    const said = canonical({ rules: record.rules, names: record.names })
    const before = this.known.get(record.id)
    if (before?.said === said && isSame(this.lists.get(record.id) ?? [], log)) return before.result
    const result = resultOf(record, log)
    this.known.set(record.id, { said, result })
    this.lists.set(record.id, log)
    return result
  }
}

const isSame = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index])

/** Returns the digest that a side accepts: of the facts of all hands and their rules. */
export const digestOf = ({ rows, writtenRules }: Sheet): string =>
  contentId(
    'result',
    writtenRules,
    rows.map(({ facts }) => facts),
  )

/** Phones of the table contradict each other, or a hand waits for an answer: no one can accept that yet. */
const isUnclear = ({ ledger, rows }: Sheet): boolean =>
  ledger.open !== null ||
  rows.some(({ row, rivals, contested }) => row.state === 'unreadable' || rivals.length > 0 || contested)

function acceptedBy(entry: EntryRecord, digest: string): readonly number[] {
  if (isKnown(entry)) return []
  const read = readBy(acceptance, entry)
  return read.ok && read.value.of === digest ? [read.value.side] : []
}

/** By game. */
export type Results = ReadonlyMap<string, GameResult>

/** Merges the results on the board with those from the logs here: for each game the one made of more entries. */
export function newestOf(told: Results, folded: Results): Results {
  const newest = new Map(told)
  for (const [id, result] of folded) if (result.entries >= (told.get(id)?.entries ?? 0)) newest.set(id, result)
  return newest
}

/** How it stands with a game. */
export const GAME_STATES = ['waiting', 'playing', 'unclear', 'over', 'accepted'] as const
export type GameState = (typeof GAME_STATES)[number]

export function stateOf(result: GameResult | undefined): GameState {
  if (result === undefined) return 'waiting'
  if (result.unclear) return 'unclear'
  if (!result.over) return result.played === 0 ? 'waiting' : 'playing'
  return result.accepted.every(Boolean) ? 'accepted' : 'over'
}

/**
 * Returns how a game counts: once both sides have accepted it; when its round is closed, as it is. An unfinished game then counts
 * as the organiser chose. A pair that is absent has lost, whatever was played.
 */
export function countedOf(
  agreed: Counting,
  { second, absent }: ClubGame,
  { closed }: Pick<Round, 'closed'>,
  result: GameResult | undefined,
): Counted | null {
  if (second === null) return byeOf(agreed)
  const isSettled = stateOf(result) === 'accepted' || (closed !== null && result?.over === true)
  return countedAs(agreed, absent, isSettled || closed === 'stands' ? playedAs(result) : null)
}

function playedAs(result: GameResult | undefined): Counted {
  const [first = 0, second = 0] = result?.totals ?? []
  return result?.over === true ? { points: [first, second], winner: result.winner } : byPoints([first, second])
}
