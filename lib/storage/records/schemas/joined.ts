import * as z from 'zod/mini'
import { oneOf, someText, type Read } from '../../../format/schema'
import { id, time } from './parts'

/** The reasons why a table is over for this device although its user did not leave. */
const ENDED = [
  /** No device wrote there for too long, and the relay deleted it. */
  'expired',
  /** Another device moved it to new keys: this device can only view it. */
  'closed',
] as const
export type Ended = (typeof ENDED)[number]

/**
 * The closing of the table to other writers by this device, under way or done, with the old and the new code. It is stored
 * before the relay is told, because others who learn the new keys need a device that can write with them.
 */
const closing = z.strictObject({
  from: someText,
  to: someText,
  at: time,
  /** True once the relay has stored, under the old keys, where the table continues. */
  told: z.boolean(),
})

/** A table that this device shares with others. It is in no backup, file or link. */
export const joined = z.strictObject({
  id,
  v: z.literal(1),
  /** The code in the link to the table. Depending on the code, its owner can write or view. */
  code: someText,
  /** The games that are at the table. */
  games: z.array(id),
  /** The games that were at the table and were replaced when finished. */
  past: z.array(id),
  /** The name of this device at the table; may be empty. */
  name: z.string(),
  at: time,
  /** The time when entries last came back from the relay, others' or its own; `null` for not yet. */
  syncedAt: z.nullable(time),
  ended: z.nullable(oneOf(ENDED)),
  /** `null` if this device has not closed the table. */
  closing: z.nullable(closing),
})

export type JoinedRecord = Read<typeof joined>
