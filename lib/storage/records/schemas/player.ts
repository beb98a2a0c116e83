import * as z from 'zod/mini'
import { oneOf, someText, type Read } from '../../../format/schema'
import { PLAYER_COLOURS } from '../player-colours'
import { extras, id, time } from './parts'

/**
 * A person as stored on this device: no account, only a name, and the names written in games. Games keep the written names;
 * renaming and merging change only this record, and can be undone.
 */
export const player = z.strictObject({
  id,
  v: z.literal(1),
  name: someText,
  /** The keys of written names (see `nameKey`), the oldest first, including that of `name`. */
  keys: z.array(z.string()),
  /** `null` if none was chosen: see `lib/storage/people/looks.ts`. */
  colour: z.catch(z.nullable(oneOf(PLAYER_COLOURS)), null),
  /** One to three letters in place of those of the name; `null` if none were chosen. */
  initials: z.nullable(z.string()),
  updatedAt: time,
  extra: extras,
})

export type PlayerRecord = Read<typeof player>
