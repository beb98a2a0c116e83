import * as z from 'zod/mini'
import { err, type Result } from '../core/result'
import type { Problem } from '../engine/table/problem'
import { MOST_POINTS } from './limits'
import { isExtra, readBy, wholeFrom, type Read } from './schema'
import { unreadable, within } from './unreadable'

/** The keys that another program may add. They are kept and written back, but are not part of the game. */
export type Extras = Readonly<Record<string, unknown>>

/** Returns the `x-` keys of an object, unchanged. */
export function extrasOf(read: Readonly<Record<string, unknown>>): Extras {
  return Object.fromEntries(Object.entries(read).filter(([key]) => isExtra(key)))
}

/** A whole number: points, cards, or a seat. */
export const boundedWhole = wholeFrom(-MOST_POINTS, MOST_POINTS)

/** A bid: a number of points, or all tricks. */
export const bidSchema = z.union([boundedWhole, z.literal('capot')])

/** Reads a value by a schema. If it does not fit, returns a problem with the place (`hands.2.taker`). */
export function parseAs<S extends z.ZodMiniType>(schema: S, value: unknown, place = ''): Result<Read<S>, Problem> {
  const read = readBy(schema, value)
  if (read.ok) return read
  const { place: inner, why, wanted } = read.error
  return err(within(place, unreadable(inner, why, wanted)))
}
