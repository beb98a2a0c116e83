import * as z from 'zod/mini'
import { err, type Result } from '../core/result'
import type { Problem } from '../engine/table/problem'
import { MOST_POINTS } from './limits'
import { isExtra, readBy, wholeFrom, type Read } from './schema'
import { unreadable, within } from './unreadable'

/** Keys that a program may add for itself: kept and written back, never read as part of the game. */
export type Extras = Readonly<Record<string, unknown>>

/** The `x-` keys of an object, as they stood. */
export function extrasOf(read: Readonly<Record<string, unknown>>): Extras {
  return Object.fromEntries(Object.entries(read).filter(([key]) => isExtra(key)))
}

/** A number of points, of cards, of a seat. */
export const whole = wholeFrom(-MOST_POINTS, MOST_POINTS)

/** A bid: so many points, or all the tricks. */
export const bidSchema = z.union([whole, z.literal('capot')])

/** Reads a value by a schema; what does not fit is named with its place (`hands.2.taker`). */
export function parseAs<S extends z.ZodMiniType>(schema: S, value: unknown, place = ''): Result<Read<S>, Problem> {
  const read = readBy(schema, value)
  if (read.ok) return read
  const { place: inner, why, wanted } = read.error
  return err(within(place, unreadable(inner, why, wanted)))
}
