import * as z from 'zod/mini'
import { oneOf, someText, type Read } from '../../../format/schema'
import { id, time } from './parts'

/** Why a table is over for this phone, though nobody here left it. */
const ENDED = [
  /** For too long nobody wrote there, and the relay let go of it. */
  'expired',
  /** Another phone moved it to new keys: here one may only look from then on. */
  'closed',
] as const
export type Ended = (typeof ENDED)[number]

/**
 * That this phone closes the table to other writers, or has closed it: under which code it was, under which it goes on. Written down before
 * anybody is told, since whoever is told under which keys to look needs a phone that has those to write.
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
