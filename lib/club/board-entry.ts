import { isTime } from '../format/limits'
import { readShape } from '../format/read-shape'
import { anything, numberThat, only, someText, strict } from '../format/shape'
import type { Read } from '../format/shape'
import { isClock } from '../log/union'
import { contentId } from '../storage/sharing/content-id'

const boardEntry = strict({
  id: someText,
  v: only(1),
  clock: numberThat(isClock),
  device: someText,
  at: numberThat(isTime),
  key: someText,
  value: anything,
})

/** What the organiser wrote on the board of an evening: a value under a key, of which the last word holds. Never changed. */
export type BoardEntry = Read<typeof boardEntry>

/** Reads an entry; `null` where it is none, or goes by an id that is not made from what it says. */
export function readBoardEntry(json: unknown): BoardEntry | null {
  const read = readShape(boardEntry, json)
  return read.ok && read.value.id === idOf(read.value) ? read.value : null
}

/** The id is made from what an entry says: two that say different things never share one. */
const idOf = ({ clock, device, at, key, value }: Omit<BoardEntry, 'id' | 'v'>): string =>
  contentId('board', clock, device, at, key, value)

/** What is to be written: a key and its value. */
export type Word = readonly [key: string, value: unknown]

/** Entries that come after all that is known: each under a clock of its own, so that they stay in order. */
export function wordsAfter(
  known: readonly BoardEntry[],
  device: string,
  at: number,
  words: readonly Word[],
): readonly BoardEntry[] {
  const last = clockOf(known)
  return words.map(([key, value], index) => {
    const said = { clock: last + 1 + index, device, at, key, value }
    return { id: idOf(said), v: 1, ...said }
  })
}

/** The greatest clock; 0 of an empty board. */
export const clockOf = (entries: readonly BoardEntry[]): number =>
  entries.reduce((most, { clock }) => Math.max(most, clock), 0)
