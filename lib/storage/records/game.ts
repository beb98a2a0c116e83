import * as z from 'zod/mini'
import type { Seat } from '../../engine/table/seats'
import { MOST_IN_SERIES } from '../../format/limits'
import { anything, oneOf, wholeFrom, type Read } from '../../format/schema'
import { count, defineRecord, extras, id, time, whole } from './record'

export const GAME_STATUSES = ['playing', 'broken-off', 'over'] as const
export type GameStatus = (typeof GAME_STATUSES)[number]

/** What lists show of a game: a copy of what its log comes to, made anew whenever the code that makes it changes. */
const summary = z.strictObject({
  /** Which code made it. */
  stamp: whole,
  totals: z.array(z.int()),
  heldOver: z.int(),
  winner: z.nullable(count),
  over: z.boolean(),
  brokenOff: z.boolean(),
  hands: count,
  /** A hand waits for an answer or cannot be read: the totals go only as far as that hand. */
  open: z.boolean(),
  /** Who sits at the table now. */
  names: z.array(z.string()),
  /** When the log last changed, for showing. */
  changedAt: time,
})

/**
 * A game as it was set up. That part never changes; what happens in the game is in its log. `rules` is the
 * file form (base and differences), this game's own copy. `start` holds what was taken over from paper.
 * `updatedAt`, `status` and `summary` are copies for lists: a damaged one is made again, never believed.
 */
const game = z.strictObject({
  id,
  v: z.literal(1),
  /** Under which name this phone writes in the log: random, so that no two games of a phone can be linked. */
  device: id,
  createdAt: time,
  rules: anything,
  /** What the table calls its rules, where it has a name for them. */
  rulesName: z.nullable(z.string()),
  /** By seat; empty where nobody was named. */
  names: z.array(z.string()).check(z.minLength(2), z.maxLength(4)),
  dealer: count,
  start: z.strictObject({ totals: z.array(whole), heldOver: count, hands: z.optional(count) }),
  seriesId: z.nullable(id),
  /** Which game of its series, from 1. */
  number: wholeFrom(1, Number.MAX_SAFE_INTEGER, (number) => number <= MOST_IN_SERIES),
  /** The example on a new phone: in no statistics and no backup. */
  example: z.boolean(),
  extra: extras,
  /** For the order of lists alone: greater than that of every game changed before, whatever the clock said. */
  updatedAt: z.catch(time, 0),
  status: z.catch(oneOf(GAME_STATUSES), 'playing'),
  summary: z.catch(z.nullable(summary), null),
})

export type GameRecord = Read<typeof game>
export type GameSummary = Read<typeof summary>

export const gameRecord = defineRecord('game', game)

/** What has to be said to start a game; the rest has defaults. `rules` in the file form. */
export interface GameSetup {
  readonly rules: unknown
  readonly rulesName?: string | null
  readonly names: readonly string[]
  readonly dealer: Seat
  readonly start?: {
    readonly totals: readonly number[]
    readonly heldOver: number
    readonly hands?: number | undefined
  }
  readonly extra?: Readonly<Record<string, unknown>>
}

/** Where a new record comes from: its id, the name of its phone, its time, its series, the number of sides. */
export interface GameOrigin {
  readonly id: string
  readonly device: string
  readonly at: number
  readonly sides: number
  readonly series: { readonly id: string; readonly number: number } | null
  readonly example: boolean
}

/** A new game before its first hand. */
export function makeGameRecord(setup: GameSetup, origin: GameOrigin): GameRecord {
  const { totals, heldOver, hands } = setup.start ?? { totals: Array<number>(origin.sides).fill(0), heldOver: 0 }
  return {
    id: origin.id,
    v: 1,
    device: origin.device,
    createdAt: origin.at,
    rules: setup.rules,
    rulesName: setup.rulesName ?? null,
    names: [...setup.names],
    dealer: setup.dealer,
    start: { totals: [...totals], heldOver, ...(hands === undefined ? {} : { hands }) },
    seriesId: origin.series?.id ?? null,
    number: origin.series?.number ?? 1,
    example: origin.example,
    extra: { ...setup.extra },
    updatedAt: origin.at,
    status: 'playing',
    summary: null,
  }
}
