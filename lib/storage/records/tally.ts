import * as z from 'zod/mini'
import { COUNTS, NO_COUNTS, type Count, type Counts } from '../../engine/stats/counts'
import type { GameTally, Stretch } from '../../engine/stats/game-stats'
import { OPTIONS } from '../../engine/table/options'
import { isTime } from '../../format/limits'
import { oneOf, type Read } from '../../format/schema'
import { GAME_STATUSES } from './game'

const texts = z.array(z.string())
const numbers = z.array(z.int())

const stretch = z.object({
  names: texts,
  /** Seat after seat, then side after side; each in the order of `COUNTS`. */
  counts: numbers.check(z.refine((counts) => counts.length % COUNTS.length === 0)),
  best: z.array(z.nullable(z.object({ points: z.int(), hand: z.int() }))),
})

/** The figures of a game without the names of what is counted: a tenth of the room, and read ten times as fast. */
const figures = z.object({
  players: oneOf([2, 3, 4]),
  stretches: z.array(stretch),
  result: z.nullable(z.object({ winner: z.nullable(z.int()), names: texts, behind: z.int(), target: z.int() })),
})

/**
 * What history and figures need of a game: a copy of what its log comes to, written in the transaction of every
 * change. It holds nothing of its own: one that is missing, or that other code made, is made again.
 */
const tally = z.object({
  gameId: z.string(),
  /** Which code made it. */
  stamp: z.int(),
  createdAt: z.int().check(z.refine(isTime)),
  /** The time of its beginning turned round, so that the newest comes first. */
  age: z.int(),
  /** The rule set that its rules are based on, and what the table calls them where it has a name. */
  base: z.string(),
  /** Which way round the table, for the places of those without a name. */
  direction: oneOf(OPTIONS.direction),
  rulesName: z.nullable(z.string()),
  target: z.int(),
  status: oneOf(GAME_STATUSES),
  /** Who sits at the table now, by seat, and the keys of all who ever did. */
  names: texts,
  people: texts,
  totals: numbers,
  winner: z.nullable(z.int()),
  hands: z.int(),
  seriesId: z.nullable(z.string()),
  number: z.int(),
  note: z.string(),
  archived: z.boolean(),
  example: z.boolean(),
  figures,
})

export type TallyRecord = Read<typeof tally>
export type PackedTally = Read<typeof figures>
type PackedStretch = Read<typeof stretch>

/** A row that this very code made, and whole; `null` for any other. History reads ten thousand of them at once. */
export const readTally = (row: unknown, stamp: number): TallyRecord | null =>
  z.validate(tally, row) && row.stamp === stamp ? row : null

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
