import { anything, only, strict, text, type Read } from '../../format/shape'
import { defineRecord, extras, id, time } from './record'

/** House rules kept under a name, which is empty where nobody gave one. A game takes a copy, so that changing them changes no game. */
const house = strict({
  id,
  v: only(1),
  name: text,
  /** The file form: base and differences. */
  rules: anything,
  updatedAt: time,
  extra: extras,
})

export type HouseRecord = Read<typeof house>

export const houseRecord = defineRecord('house', house)
