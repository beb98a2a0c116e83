import * as z from 'zod/mini'
import { isTime } from '../../format/limits'
import { anything, id, numberThat, readBy, someText, type Read } from '../../format/schema'
import { isClock } from '../../log/union'
import { contentId } from '../../storage/sharing/content-id'

const boardEntry = z.strictObject({
  id,
  v: z.literal(1),
  clock: numberThat(isClock),
  device: id,
  at: numberThat(isTime),
  words: z.array(z.tuple([someText, anything])).check(z.minLength(1)),
})

/** An entry of a club night's board: values under keys; the last word under each key holds. Entries never change. */
export type BoardEntry = Read<typeof boardEntry>

/** Reads an entry; `null` where it is none, or goes by an id that is not made from what it says. */
export function readBoardEntry(json: unknown): BoardEntry | null {
  const read = readBy(boardEntry, json)
  return read.ok && read.value.id === idOf(read.value) ? read.value : null
}

/** The id is made from what an entry says: two that say different things never share one. */
const idOf = ({ clock, device, at, words }: Omit<BoardEntry, 'id' | 'v'>): string =>
  contentId('board', clock, device, at, words)

/** A key and its value, still to be written. */
export type Word = readonly [key: string, value: unknown]

/**
 * So much of an entry goes into one message of a relay, sealed, in bytes of JSON. A board has room for so many messages that words
 * have to share them.
 */
export const MOST_BYTES = 3_700
/** The bytes of an entry without its words: id, clock, device, time. */
const FRAME_BYTES = 250

/** Entries that come after all that is known: each as full as it may be, under a clock of its own, so that they stay in order. */
export function wordsAfter(
  known: readonly BoardEntry[],
  device: string,
  at: number,
  words: readonly Word[],
): readonly BoardEntry[] {
  const last = clockOf(known)
  return packed(words).map((some, index) => {
    const said = { clock: last + 1 + index, device, at, words: some }
    return { id: idOf(said), v: 1, ...said }
  })
}

function packed(words: readonly Word[]): readonly (readonly Word[])[] {
  const packs: Word[][] = []
  let room = 0
  for (const word of words) {
    const size = encoder.encode(JSON.stringify(word)).length + 1
    const pack = packs.at(-1)
    if (pack !== undefined && size <= room) pack.push(word)
    else {
      packs.push([word])
      room = MOST_BYTES - FRAME_BYTES
    }
    room -= size
  }
  return packs
}

const encoder = new TextEncoder()

/** The greatest clock; 0 of an empty board. */
export const clockOf = (entries: readonly BoardEntry[]): number =>
  entries.reduce((most, { clock }) => Math.max(most, clock), 0)
