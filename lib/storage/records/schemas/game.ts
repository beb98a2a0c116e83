import * as z from 'zod/mini'
import { MOST_IN_SERIES } from '../../../format/limits'
import { anything, oneOf, wholeFrom, type Read } from '../../../format/schema'
import { count, extras, id, time, whole } from './parts'

const GAME_STATUSES = ['playing', 'broken-off', 'over'] as const
export type GameStatus = (typeof GAME_STATUSES)[number]

/** The summary of a game's log for lists, rebuilt when the code that makes it changes. */
const summary = z.strictObject({
  /** The version of the code that made it. */
  stamp: whole,
  totals: z.array(z.int()),
  heldOver: z.int(),
  winner: z.nullable(count),
  over: z.boolean(),
  brokenOff: z.boolean(),
  hands: count,
  /** True if a hand waits for an answer or cannot be read: the totals stop before that hand. */
  open: z.boolean(),
  /** The present names at the table, by seat. */
  names: z.array(z.string()),
  /** The time of the last change of the log, for display only. */
  changedAt: time,
})

/**
 * A game. Its set-up never changes; the course of the game is in its log. `rules` is this game's own copy in the file form
 * (base and differences). `start` is taken over from paper. `updatedAt`, `status` and `summary` are derived, for lists: damaged
 * ones are replaced by defaults and rebuilt.
 */
export const game = z.strictObject({
  id,
  v: z.literal(1),
  /** The id of this device in the log: random in each game, so that no two games of a device can be linked. */
  device: id,
  createdAt: time,
  rules: anything,
  /** The table's name for its rules, if it has one. */
  rulesName: z.nullable(z.string()),
  /** The names by seat; empty for seats without a name. */
  names: z.array(z.string()).check(z.minLength(2), z.maxLength(4)),
  dealer: count,
  start: z.strictObject({ totals: z.array(whole), heldOver: count, hands: z.optional(count) }),
  seriesId: z.nullable(id),
  /** The number in its series, from 1. */
  number: wholeFrom(1, Number.MAX_SAFE_INTEGER, (number) => number <= MOST_IN_SERIES),
  /** True for the example on a new device: it is in no statistics and no backup. */
  example: z.boolean(),
  extra: extras,
  /** The order in lists: greater than that of every game changed before, even if the clock was set back. */
  updatedAt: z.catch(time, 0),
  status: z.catch(oneOf(GAME_STATUSES), 'playing'),
  summary: z.catch(z.nullable(summary), null),
})

export type GameRecord = Read<typeof game>
export type GameSummary = Read<typeof summary>
