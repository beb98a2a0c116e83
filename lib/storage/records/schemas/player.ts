import * as z from 'zod/mini'
import { oneOf, someText, type Read } from '../../../format/schema'
import { PLAYER_COLOURS } from '../player-colours'
import { extras, id, time } from './parts'

/**
 * A person as this phone remembers them: no account, only a name, and the names under which they stand in games.
 * Games keep the names that were written; renaming and merging change this record alone, and can be taken back.
 */
export const player = z.strictObject({
  id,
  v: z.literal(1),
  name: someText,
  /** Keys of written names (see `nameKey`), the oldest first; that of `name` is among them. */
  keys: z.array(z.string()),
  /** `null`: no one chose one, see `lib/storage/people/looks.ts`. */
  colour: z.catch(z.nullable(oneOf(PLAYER_COLOURS)), null),
  /** One to three letters in place of those of the name; `null`: those of the name. */
  initials: z.nullable(z.string()),
  updatedAt: time,
  extra: extras,
})

export type PlayerRecord = Read<typeof player>
