import { flag, list, oneOf, only, orNull, someText, strict, text, type Read } from '../../format/shape'
import { defineRecord, id, time } from './record'

/** Why a table is over for this phone, though nobody here left it. */
export const ENDED = [
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
const closing = strict({
  from: someText,
  to: someText,
  at: time,
  /** Whether the relay holds, under the old keys, where the table goes on. */
  told: flag,
})

/** A table at which this phone plays together with others. It is this phone's own: no backup, file or link carries it. */
const joined = strict({
  id,
  v: only(1),
  /** What the link to the table carries: whoever has it may write there, or look. */
  code: someText,
  /** The games that are at the table. */
  games: list(id),
  /** Those that were, and made room for others when they were finished. */
  past: list(id),
  /** What this phone goes by there; empty: nobody said. */
  name: text,
  at: time,
  /** When it last met others' or its own entries at the relay; `null`: not yet. */
  metAt: orNull(time),
  ended: orNull(oneOf(ENDED)),
  /** `null`: this phone has closed none. */
  closing: orNull(closing),
})

export type JoinedRecord = Read<typeof joined>

export const joinedRecord = defineRecord('joined', joined)
