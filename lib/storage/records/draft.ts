import * as z from 'zod/mini'
import { defineRecord, id, time } from './record'

/** The half-filled form of a game. What it holds is the form's own business, and gone when the hand is saved. */
const draft = () => z.strictObject({ gameId: id, v: z.literal(1), updatedAt: time, form: z.unknown() })

export type DraftRecord = Readonly<z.infer<ReturnType<typeof draft>>>

export const draftRecord = defineRecord('draft', draft)
