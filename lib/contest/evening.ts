import type { Seat, Side } from '../engine/table/seats'
import { byCodeUnits } from '../log/canonical'

/** The ways to make the pairs of the next game: as before, drawn by lot, everyone with everyone in turn, or the winners stay. */
export const PAIRINGS = ['same', 'lot', 'every', 'winners'] as const
export type Pairing = (typeof PAIRINGS)[number]

/** The ways to choose those who sit out: by turn, the first dealer of the last game, or its losers. */
export const SITTING_OUT = ['turn', 'dealer', 'losers'] as const
export type SittingOut = (typeof SITTING_OUT)[number]

/** The fewest and the most people of an evening. */
export const FEWEST_PEOPLE = 2
export const MOST_PEOPLE = 12

/**
 * The settings of an evening when a game was started. Every game carries its own copy, so the newest game tells who is here now.
 */
export interface EveningPlan {
  /** The id of the evening, the same in each of its games. */
  readonly id: string
  /** The number of this game in the evening, from 1; 0 if an earlier version of Yuss began it, which gave no numbers. */
  readonly number: number
  /** The names of everyone who is here, at the table or not. */
  readonly people: readonly string[]
  readonly pairing: Pairing
  readonly sittingOut: SittingOut
  /** Those of `people` who sat out when this game began. */
  readonly out: readonly string[]
}

/** The highest number of a game in an evening. */
export const MOST_IN_EVENING = 9_999

/** The facts that decide the place of a game in its evening. `at` is the time when it began, in milliseconds. */
export interface EveningPlace {
  readonly id: string
  readonly number: number
  readonly at: number
}

/**
 * Compares games of one evening: by number, and equal numbers by id. So every device has the same order, no matter how its clock
 * is set. Games without a number come first, in the order of their times.
 */
export const inEveningOrder = (a: EveningPlace, b: EveningPlace): number =>
  a.number - b.number || (a.number === 0 ? a.at - b.at : 0) || byCodeUnits(a.id, b.id)

/** Returns the number of the next game of an evening: one more than the greatest of its games. */
export const nextNumber = (games: readonly Pick<EveningPlace, 'number'>[]): number =>
  Math.min(MOST_IN_EVENING, Math.max(0, ...games.map(({ number }) => number)) + 1)

/** The facts of a game that the next game of the evening depends on. */
export interface EveningGame {
  /** The names at the table by seat: at the end of the game, or now if it goes on. */
  readonly names: readonly string[]
  readonly out: readonly string[]
  /** The first dealer. */
  readonly dealer: Seat
  /** `null` if the game goes on or no one won it. */
  readonly winner: Side | null
  readonly isPlaying: boolean
  /** The points on the sheet, by side. */
  readonly totals: readonly number[]
}

/** The state of an evening: its plan, how many play at a table, and its games in the order in which they began. */
export interface EveningState {
  readonly plan: Omit<EveningPlan, 'number' | 'out'>
  readonly players: number
  readonly games: readonly EveningGame[]
}

/** The field in which a game carries the plan of its evening, both in storage and when it is sent to another device. */
export const EVENING = 'x-evening'

/** Returns the id of the evening that a game names, or `null`. It does not check the plan: `planOf` does. */
export function eveningIdIn(extra: Readonly<Record<string, unknown>>): string | null {
  const plan = extra[EVENING]
  const id = typeof plan === 'object' && plan !== null && 'id' in plan ? plan.id : null
  return typeof id === 'string' ? id : null
}
