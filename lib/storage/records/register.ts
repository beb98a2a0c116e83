import * as z from 'zod/mini'
import { isClock } from '../../log/union'
import { defineRecord, id } from './record'

/** A small value of which the last word holds (see `lib/log/registers`). */
const register = () =>
  z.strictObject({
    key: id,
    v: z.literal(1),
    value: z.unknown(),
    clock: z.number().check(z.refine(isClock)),
    device: id,
  })

export type RegisterRecord = Readonly<z.infer<ReturnType<typeof register>>>

export const registerRecord = defineRecord('register', register)
