import * as z from 'zod/mini'
import { carried, someText, type Read } from '../../../format/schema'
import { id, time } from './parts'

/** An evening of a club that this phone is at. It is this phone's own: no backup, file or link carries it. */
export const evening = z.strictObject({
  id,
  v: z.literal(1),
  /** The code of the evening: for the organiser, the big screen, or a table. */
  code: someText,
  /** As its board last said; empty: nothing has been heard of it yet. */
  name: z.string(),
  at: time,
})

/** A word of the board of an evening, as it was written: see `lib/together/club/board-entry.ts`. */
export const word = z.strictObject({ id: someText, v: z.literal(1), evening: id, entry: carried })

export type EveningRecord = Read<typeof evening>
export type WordRecord = Read<typeof word>
