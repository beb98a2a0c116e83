import { list, oneOf, only, orElse, orNull, someText, strict, text, type Read } from '../../format/shape'
import { PLAYER_COLOURS } from './player-colours'
import { defineRecord, extras, id, time } from './record'

/**
 * A person as this phone remembers them: no account, only a name, and the names under which they stand in games.
 * Games keep the names that were written; renaming and merging change this record alone, and can be taken back.
 */
const player = strict({
  id,
  v: only(1),
  name: someText,
  /** Keys of written names (see `nameKey`), the oldest first; that of `name` is among them. */
  keys: list(text),
  /** `null`: nobody chose one, see `lib/storage/looks.ts`. */
  colour: orElse(orNull(oneOf(PLAYER_COLOURS)), null),
  /** One to three letters in place of those of the name; `null`: those of the name. */
  initials: orNull(text),
  updatedAt: time,
  extra: extras,
})

export type PlayerRecord = Read<typeof player>

export const playerRecord = defineRecord('player', player)
