import { carried, only, someText, strict, text, type Read } from '../../format/shape'
import { defineRecord, id, time } from './record'

/** An evening of a club that this phone is at. It is this phone's own: no backup, file or link carries it. */
const evening = strict({
  id,
  v: only(1),
  /** What the code of the evening carries: the organiser's, the big screen's, or that of a table. */
  code: someText,
  /** As its board last said; empty: nothing has been heard of it yet. */
  name: text,
  at: time,
})

/** A word of the board of an evening, as it was written: see `lib/club/board-entry.ts`. */
const word = strict({ id: someText, v: only(1), evening: id, entry: carried })

export type EveningRecord = Read<typeof evening>
export type WordRecord = Read<typeof word>

export const eveningRecord = defineRecord('evening', evening)
export const wordRecord = defineRecord('word', word)
