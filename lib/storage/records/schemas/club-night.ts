import * as z from 'zod/mini'
import { carried, someText, type Read } from '../../../format/schema'
import { id, time } from './parts'

/** A club night of this device. It is in no backup, file or link. */
export const clubNight = z.strictObject({
  id,
  v: z.literal(1),
  /** The code of the club night: the organiser's, the big screen's, or a table's. */
  code: someText,
  /** The last name on its board; empty if none has arrived yet. */
  name: z.string(),
  at: time,
})

/** An entry of the board of a club night, as written: see `lib/together/club/board-entry.ts`. */
export const word = z.strictObject({ id: someText, v: z.literal(1), clubNight: id, entry: carried })

export type ClubNightRecord = Read<typeof clubNight>
export type WordRecord = Read<typeof word>
