import * as z from 'zod/mini'
import { MOST_IN_SERIES } from '../../../format/limits'
import { anything, oneOf, wholeFrom, type Read } from '../../../format/schema'
import { count, extras, id, time, whole } from './parts'

const GAME_STATUSES = ['playing', 'broken-off', 'over'] as const
export type GameStatus = (typeof GAME_STATUSES)[number]

/** The copy of a game's log that lists show, rebuilt whenever the code that makes it changes. */
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
  /** The present names at the table, by seat. */
  names: z.array(z.string()),
  /** When the log last changed, for showing. */
  changedAt: time,
})

/**
 * A game as it was set up. That part never changes; what happens in the game is in its log. `rules` is the
 * file form (base and differences), this game's own copy. `start` holds what was taken over from paper.
 * `updatedAt`, `status` and `summary` are copies for lists: a damaged one is made again, never believed.
 */
export const game = z.strictObject({
  id,
  v: z.literal(1),
  /** Under which name this phone writes in the log: random, so that no two games of a phone can be linked. */
  device: id,
  createdAt: time,
  rules: anything,
  /** The table's name for its rules, where it has one. */
  rulesName: z.nullable(z.string()),
  /** The names by seat; empty where none were given. */
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
