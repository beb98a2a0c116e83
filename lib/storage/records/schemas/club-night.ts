import * as z from 'zod/mini'
import { carried, someText, type Read } from '../../../format/schema'
import { id, time } from './parts'

/** A club night that this phone is at. It is this phone's own: no backup, file or link carries it. */
export const clubNight = z.strictObject({
  id,
  v: z.literal(1),
  /** The code of the club night: for the organiser, the big screen, or a table. */
  code: someText,
  /** As its board last said; empty: nothing has been heard of it yet. */
  name: z.string(),
  at: time,
})

/** A word of the board of a club night, as it was written: see `lib/together/club/board-entry.ts`. */
export const word = z.strictObject({ id: someText, v: z.literal(1), clubNight: id, entry: carried })

export type ClubNightRecord = Read<typeof clubNight>
export type WordRecord = Read<typeof word>
