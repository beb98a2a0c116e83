import { COUNTS, NO_COUNTS } from '../../engine/stats/counts'
import type { Count, Counts } from '../../engine/stats/counts'
import type { BestHand, GameResult, GameTally, Stretch } from '../../engine/stats/game-stats'
import { isTime } from '../../format/limits'
import { GAME_STATUSES } from './game'
import type { GameStatus } from './game'
import { isRow } from './record'

/**
 * What history and figures need of a game: a copy of what its log comes to, written in the transaction of every
 * change. It holds nothing of its own: one that is missing, or that other code made, is made again.
 */
export interface TallyRecord {
  readonly gameId: string
  /** Which code made it. */
  readonly stamp: number
  readonly createdAt: number
  /** The time of its beginning turned round, so that the newest comes first. */
  readonly age: number
  /** The rule set that its rules are based on, and what the table calls them where it has a name. */
  readonly base: string
  readonly rulesName: string | null
  readonly target: number
  readonly status: GameStatus
  /** Who sits at the table now, by seat, and the keys of all who ever did. */
  readonly names: readonly string[]
  readonly people: readonly string[]
  readonly totals: readonly number[]
  readonly winner: number | null
  readonly hands: number
  readonly seriesId: string | null
  readonly number: number
  readonly note: string
  readonly archived: boolean
  readonly example: boolean
  readonly figures: PackedTally
}

/** The figures of a game without the names of what is counted: a tenth of the room, and read ten times as fast. */
interface PackedTally {
  readonly players: GameTally['players']
  readonly stretches: readonly PackedStretch[]
  readonly result: GameResult | null
}

interface PackedStretch {
  readonly names: readonly string[]
  /** Seat after seat, then side after side; each in the order of `COUNTS`. */
  readonly counts: readonly number[]
  readonly best: readonly (BestHand | null)[]
}

export const packTally = ({ players, stretches, result }: GameTally): PackedTally => ({
  players,
  stretches: stretches.map(({ names, seats, pairs, best }) => ({
    names,
    counts: [...seats, ...pairs].flatMap((counts) => COUNTS.map((count) => counts[count])),
    best,
  })),
  result,
})

export const unpackTally = ({ players, stretches, result }: PackedTally): GameTally => ({
  players,
  stretches: stretches.map((stretch) => unpackStretch(players, stretch)),
  result,
})

function unpackStretch(players: number, { names, counts, best }: PackedStretch): Stretch {
  const all = Array.from({ length: counts.length / COUNTS.length }, (_, index) => countsAt(counts, index))
  return { names, seats: all.slice(0, players), pairs: all.slice(players), best }
}

function countsAt(packed: readonly number[], index: number): Counts {
  const counts: Record<Count, number> = { ...NO_COUNTS }
  let place = index * COUNTS.length
  for (const count of COUNTS) counts[count] = packed[place++] ?? 0
  return counts
}

/** A row that this very code made, and whole; `null` for any other. */
export function readTally(row: unknown, stamp: number): TallyRecord | null {
  return isRow(row) && row['stamp'] === stamp && isTally(row) ? row : null
}

type Checks<T> = { readonly [K in keyof T]: (value: unknown) => boolean }

/** By hand and not by a schema: history reads ten thousand of them at once. */
const has =
  <T>(checks: Checks<T>) =>
  (value: unknown): value is T =>
    isRow(value) && Object.entries<(value: unknown) => boolean>(checks).every(([key, isRight]) => isRight(value[key]))

const isText = (value: unknown): value is string => typeof value === 'string'
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value)
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'
const orNull =
  (isRight: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    value === null || isRight(value)
const listOf =
  (isRight: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(isRight)
const oneOf =
  (values: readonly unknown[]) =>
  (value: unknown): boolean =>
    values.includes(value)

const isBest = has<BestHand>({ points: isWhole, hand: isWhole })

const isStretch = has<PackedStretch>({
  names: listOf(isText),
  counts: (value) => listOf(isWhole)(value) && Array.isArray(value) && value.length % COUNTS.length === 0,
  best: listOf(orNull(isBest)),
})

const isResult = has<GameResult>({ winner: orNull(isWhole), names: listOf(isText), behind: isWhole, target: isWhole })

const isFigures = has<PackedTally>({
  players: oneOf([2, 3, 4]),
  stretches: listOf(isStretch),
  result: orNull(isResult),
})

const isTally = has<TallyRecord>({
  gameId: isText,
  stamp: isWhole,
  createdAt: isTime,
  age: isWhole,
  base: isText,
  rulesName: orNull(isText),
  target: isWhole,
  status: oneOf(GAME_STATUSES),
  names: listOf(isText),
  people: listOf(isText),
  totals: listOf(isWhole),
  winner: orNull(isWhole),
  hands: isWhole,
  seriesId: orNull(isText),
  number: isWhole,
  note: isText,
  archived: isFlag,
  example: isFlag,
  figures: isFigures,
})
