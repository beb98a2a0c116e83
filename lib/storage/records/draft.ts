import { carried, only, strict, textThat, type Read } from '../../format/shape'
import { isDraftId } from '../draft-ids'
import { defineRecord, time } from './record'

/** The half-filled form of a game. What it holds is the form's own business, and gone when the hand is saved. */
const draft = strict({
  gameId: textThat(isDraftId),
  v: only(1),
  updatedAt: time,
  form: carried,
})

export type DraftRecord = Read<typeof draft>

export const draftRecord = defineRecord('draft', draft)
