import * as z from 'zod/mini'
import { carried, textThat, type Read } from '../../../format/schema'
import { isDraftId } from '../draft-ids'
import { time } from './parts'

/** The half-filled form of a game. Only the form knows its content. It is deleted when the hand is saved. */
export const draft = z.strictObject({
  gameId: textThat(isDraftId),
  v: z.literal(1),
  updatedAt: time,
  form: carried,
})

export type DraftRecord = Read<typeof draft>
