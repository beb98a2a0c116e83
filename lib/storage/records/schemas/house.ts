import * as z from 'zod/mini'
import { anything, type Read } from '../../../format/schema'
import { extras, id, time } from './parts'

/** House rules kept under a name, which is empty where no one gave one. A game takes a copy, so that changing them changes no game. */
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
