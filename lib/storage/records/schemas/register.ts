import * as z from 'zod/mini'
import { isId } from '../../../format/limits'
import { anything, numberThat, textThat, type Read } from '../../../format/schema'
import { isClock } from '../../../log/union'
import { id } from './parts'

/** A small value of which the last word holds (see `lib/log/registers`). */
/** Of what kind of thing it is a word, and the id of the very one, with a slash between. */
const key = textThat((text) => text.split('/').every(isId))

export const register = z.strictObject({
  key,
  v: z.literal(1),
  value: anything,
  clock: numberThat(isClock),
  device: id,
})

export type RegisterRecord = Read<typeof register>
