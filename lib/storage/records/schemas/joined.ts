import * as z from 'zod/mini'
import { oneOf, someText, type Read } from '../../../format/schema'
import { id, time } from './parts'

/** The reasons why a table is over for this device, though its users did not leave. */
const ENDED = [
  /** No one wrote there for too long, and the relay deleted it. */
  'expired',
  /** Another phone moved it to new keys: here one may only look from then on. */
  'closed',
] as const
export type Ended = (typeof ENDED)[number]

/**
 * The closing of the table to other writers by this device, under way or done: the code before, and the code after. It
 * is stored before the relay is told, because others who learn the new keys need a device that can write under them.
 */
const closing = z.strictObject({
  from: someText,
  to: someText,
  at: time,
  /** True once the relay holds, under the old keys, the address where the table continues. */
  told: z.boolean(),
})

/** A table at which this phone plays together with others. It is this phone's own: no backup, file or link carries it. */
export const joined = z.strictObject({
  id,
  v: z.literal(1),
  /** The code in the link to the table: anyone who has it may write there, or view. */
  code: someText,
  /** The games that are at the table. */
  games: z.array(id),
  /** Those that were, and made room for others when they were finished. */
  past: z.array(id),
  /** The name of this device at the table; empty where none was given. */
  name: z.string(),
  at: time,
  /** When it last met others' or its own entries at the relay; `null`: not yet. */
  metAt: z.nullable(time),
  ended: z.nullable(oneOf(ENDED)),
  /** `null`: this phone has closed none. */
  closing: z.nullable(closing),
})

export type JoinedRecord = Read<typeof joined>
