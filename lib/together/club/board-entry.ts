import * as z from 'zod/mini'
import { isTime } from '../../format/limits'
import { anything, id, numberThat, readOrNull, someText, type Read } from '../../format/schema'
import { isClock } from '../../log/union'
import { contentId } from '../../storage/sharing/content-id'
import { isBegunOtherwise } from './drawn-game'

const boardEntry = z.strictObject({
  id,
  v: z.literal(1),
  clock: numberThat(isClock),
  device: id,
  at: numberThat(isTime),
  words: z.array(z.tuple([someText, anything])).check(z.minLength(1)),
})

/**
 * An entry of a club night's board. Each of its words is a value written under a key, and the latest word under a key counts.
 * Entries never change.
 */
export type BoardEntry = Read<typeof boardEntry>

/** Reads an entry; `null` if it is not valid, or if its id or that of a game in it does not match its content. */
export function readBoardEntry(json: unknown): BoardEntry | null {
  const entry = readOrNull(boardEntry, json)
  if (entry === null || entry.id !== boardEntryId(entry)) return null
  return entry.words.some(([key, value]) => isBegunOtherwise(key, value)) ? null : entry
}

/** Returns the id of an entry, a hash of its content. Two entries with different content never have the same id. */
const boardEntryId = ({ clock, device, at, words }: Omit<BoardEntry, 'id' | 'v'>): string =>
  contentId('board', clock, device, at, words)

/**
 * A word of a club night's board: one value, written under a key such as `pair/<id>`. A later word under the same key replaces
 * it. An entry of the board carries one or more words.
 */
export type Word = readonly [key: string, value: unknown]

/**
 * The largest entry that fits into one message of a relay after sealing, in bytes of JSON. A board has room for a limited number
 * of messages, so words share them.
 */
export const MOST_BYTES = 3_700
/** The size of an entry without its words, in bytes: id, clock, device and time. */
const FRAME_BYTES = 250

/**
 * Returns new entries with these words, later than all known entries. Each is as full as possible and has its own clock, so that
 * they stay in order.
 */
export function wordsAfter(
  known: readonly BoardEntry[],
  device: string,
  at: number,
  words: readonly Word[],
): readonly BoardEntry[] {
  const last = clockOf(known)
  return packed(words).map((some, index) => {
    const content = { clock: last + 1 + index, device, at, words: some }
    return { id: boardEntryId(content), v: 1, ...content }
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

/** Returns the highest clock of the entries; 0 for an empty board. */
export const clockOf = (entries: readonly BoardEntry[]): number =>
  entries.reduce((most, { clock }) => Math.max(most, clock), 0)
