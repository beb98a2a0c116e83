import * as z from 'zod/mini'
import { defineRecord, extras, id, time } from './record'

/** House rules kept under a name. A game takes a copy, so that changing them changes no game. */
const house = () =>
  z.strictObject({
    id,
    v: z.literal(1),
    name: z.string(),
    /** The file form: base and differences. */
    rules: z.unknown(),
    updatedAt: time,
    extra: extras,
  })

export type HouseRecord = Readonly<z.infer<ReturnType<typeof house>>>

export const houseRecord = defineRecord('house', house)
