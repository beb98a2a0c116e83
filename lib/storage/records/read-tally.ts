import { COUNTS, NO_COUNTS, type Count, type Counts } from '../../engine/stats/counts'
import type { BestHand, GameResult, GameTally, Stretch } from '../../engine/stats/game-stats'
import { isTime } from '../../format/limits'
import { GAME_STATUSES } from './game'
import { isRow } from './record'
import type { PackedStretch, PackedTally, TallyRecord } from './tally'

export const unpackTally = ({ players, stretches, result }: PackedTally): GameTally => ({
  players,
  stretches: stretches.map((stretch) => unpackStretch(players, stretch)),
  result,
})

function unpackStretch(players: number, { names, counts, best }: PackedStretch): Stretch {
  const seats: Counts[] = []
  const pairs: Counts[] = []
  for (let place = 0; place < counts.length; place += COUNTS.length)
    (seats.length < players ? seats : pairs).push(countsAt(counts, place))
  return { names, seats, pairs, best }
}

function countsAt(packed: readonly number[], from: number): Counts {
  const counts: Record<Count, number> = { ...NO_COUNTS }
  let place = from
  for (const count of COUNTS) counts[count] = packed[place++] ?? 0
  return counts
}

/** A row that this very code made, and whole; `null` for any other. */
export function readTally(row: unknown, stamp: number): TallyRecord | null {
  return isRow(row) && row['stamp'] === stamp && isTally(row) ? row : null
}

type Checks<T> = { readonly [K in keyof T]: (value: unknown) => boolean }

/** By hand and not by a schema: history reads ten thousand of them at once. */
function has<T>(checks: Checks<T>): (value: unknown) => value is T {
  const all = Object.entries<(value: unknown) => boolean>(checks)
  return (value): value is T => isRow(value) && all.every(([key, isRight]) => isRight(value[key]))
}

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

const areTexts = listOf(isText)
const areWhole = listOf(isWhole)

const isBest = has<BestHand>({ points: isWhole, hand: isWhole })

const isStretch = has<PackedStretch>({
  names: areTexts,
  counts: (value) => areWhole(value) && Array.isArray(value) && value.length % COUNTS.length === 0,
  best: listOf(orNull(isBest)),
})

const isResult = has<GameResult>({ winner: orNull(isWhole), names: areTexts, behind: isWhole, target: isWhole })

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
  direction: oneOf(['clockwise', 'counterclockwise']),
  rulesName: orNull(isText),
  target: isWhole,
  status: oneOf(GAME_STATUSES),
  names: areTexts,
  people: areTexts,
  totals: areWhole,
  winner: orNull(isWhole),
  hands: isWhole,
  seriesId: orNull(isText),
  number: isWhole,
  note: isText,
  archived: isFlag,
  example: isFlag,
  figures: isFigures,
})
