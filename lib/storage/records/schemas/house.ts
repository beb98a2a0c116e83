import * as z from 'zod/mini'
import { anything, type Read } from '../../../format/schema'
import { extras, id, time } from './parts'

/** House rules under a name, which may be empty. A game takes a copy, so changing them changes no game. */
export const house = z.strictObject({
  id,
  v: z.literal(1),
  name: z.string(),
  /** The file form: base and differences. */
  rules: anything,
  updatedAt: time,
  extra: extras,
})

export type HouseRecord = Read<typeof house>
