import { anything, numberThat, only, strict } from '../../format/shape'
import type { Read } from '../../format/shape'
import { isClock } from '../../log/union'
import { defineRecord, id } from './record'

/** A small value of which the last word holds (see `lib/log/registers`). */
const register = strict({ key: id, v: only(1), value: anything, clock: numberThat(isClock), device: id })

export type RegisterRecord = Read<typeof register>

export const registerRecord = defineRecord('register', register)
