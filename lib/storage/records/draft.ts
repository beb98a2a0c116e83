import { anything, only, strict } from '../../format/shape'
import type { Read } from '../../format/shape'
import { defineRecord, id, time } from './record'

/** The half-filled form of a game. What it holds is the form's own business, and gone when the hand is saved. */
const draft = strict({ gameId: id, v: only(1), updatedAt: time, form: anything })

export type DraftRecord = Read<typeof draft>

export const draftRecord = defineRecord('draft', draft)
