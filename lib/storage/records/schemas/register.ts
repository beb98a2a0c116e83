import * as z from 'zod/mini'
import { isId } from '../../../format/limits'
import { anything, numberThat, textThat, type Read } from '../../../format/schema'
import { isClock } from '../../../log/union'
import { id } from './parts'

/** The key of a register: the kind of thing, a slash, and its id. */
const key = textThat((text) => text.split('/').every(isId))

/** A small value. Of all values written under one key, the last one counts: see `lib/log/registers`. */
export const register = z.strictObject({
  key,
  v: z.literal(1),
  value: anything,
  clock: numberThat(isClock),
  device: id,
})

export type RegisterRecord = Read<typeof register>
