import { makeRecord, readRecord, JOURNAL_VERSION, type JournalEntry, type JournalRecord } from './entry'
import { FOOT_LENGTH, lastFrameStart, makeFrame, readFrame, readFrames, type Stretch } from './frame'

/**
 * A file that only one can have open: an access handle of the origin's private file system, or a likeness of one in
 * tests. Older Safari answers with promises.
 */
export interface SlotFile {
  readonly getSize: () => number | Promise<number>
  readonly read: (into: Uint8Array, options: { readonly at: number }) => number | Promise<number>
  readonly write: (bytes: Uint8Array, options: { readonly at: number }) => number | Promise<number>
  readonly truncate: (size: number) => void | Promise<void>
  readonly flush: () => void | Promise<void>
}

/** What a slot holds. */
export interface SlotContent {
  readonly size: number
  /** After the last good record. */
  readonly end: number
  /** Which rewriting of the journal this is; 0 where its first record is not to be read. */
  readonly generation: number
  /** The rewriting was finished. */
  readonly isWhole: boolean
  /** Written by newer code. */
  readonly isNewer: boolean
  /** The journal held every write up to this one. */
  readonly through: number
  readonly entries: readonly JournalEntry[]
  readonly damaged: readonly (Stretch & { readonly bytes: Uint8Array })[]
}

const throughOf = (record: JournalRecord | null): number =>
  record === null || record.kind === 'start' ? 0 : record.through

const ENOUGH_FOR_START = 256
const CHUNK = 200

/** Reads a slot, the good and the damaged. */
export async function readSlot(slot: SlotFile): Promise<SlotContent> {
  const size = await slot.getSize()
  const bytes = await bytesAt(slot, 0, size)
  const { texts, damaged, end } = readFrames(bytes)
  const records = texts.map(readRecord)
  const starts = records.flatMap((record) => (record?.kind === 'start' ? [record] : []))
  const rows = records.flatMap((record) => (record?.kind === 'rows' ? [record] : []))
  return {
    size,
    end,
    generation: Math.max(0, ...starts.map((start) => start.generation)),
    isWhole: records.some((record) => record?.kind === 'whole'),
    isNewer: starts.some((start) => start.version > JOURNAL_VERSION),
    through: records.reduce((most, record) => Math.max(most, throughOf(record)), 0),
    entries: rows.flatMap((row) => row.entries),
    damaged: damaged.map((stretch) => ({ ...stretch, bytes: bytes.slice(stretch.from, stretch.to) })),
  }
}

/**
 * The first record of a slot and how far its last one goes; `null` where either is damaged, a write was cut off, or newer code
 * wrote the slot.
 */
export async function glance(slot: SlotFile): Promise<{ readonly size: number; readonly through: number } | null> {
  const size = await slot.getSize()
  const from = lastFrameStart(size, await bytesAt(slot, size - FOOT_LENGTH, FOOT_LENGTH))
  if (from === null) return null
  const last = recordOf(readFrame(await bytesAt(slot, from, size - from)))
  const start = recordOf(readFrames(await bytesAt(slot, 0, Math.min(size, ENOUGH_FOR_START))).texts[0] ?? null)
  if (start?.kind !== 'start' || start.version !== JOURNAL_VERSION || last === null || last.kind === 'start')
    return null
  return { size: start.size, through: last.through }
}

const recordOf = (text: string | null): JournalRecord | null => (text === null ? null : readRecord(text))

/** Adds records behind the last and waits until they have reached the disk. Where that fails the slot is as it was. */
export async function appendTo(slot: SlotFile, through: number, entries: readonly JournalEntry[]): Promise<void> {
  const size = await slot.getSize()
  try {
    await writeAt(slot, framesOf(through, entries), size)
    await slot.flush()
  } catch (error) {
    await slot.truncate(size)
    throw error
  }
}

/** Writes a slot anew: nothing of what it held is left. That it is whole is said when the rest is on the disk. */
export async function fillSlot(
  slot: SlotFile,
  { generation, through, entries }: Pick<SlotContent, 'generation' | 'through' | 'entries'>,
): Promise<void> {
  const rows = entries.length === 0 ? [] : framesOf(0, entries)
  const size = rows.reduce(lengths, 0)
  const start = frameOf({ kind: 'start', version: JOURNAL_VERSION, generation, size })
  await slot.truncate(0)
  await writeAt(slot, [start, ...rows], 0)
  await slot.flush()
  await writeAt(slot, [frameOf({ kind: 'whole', through })], start.length + size)
  await slot.flush()
}

const frameOf = (record: JournalRecord): Uint8Array => makeFrame(makeRecord(record))

const lengths = (sum: number, frame: Uint8Array): number => sum + frame.length

/** Many small records rather than a large one, so that damage costs few rows. */
function framesOf(through: number, entries: readonly JournalEntry[]): readonly Uint8Array[] {
  const chunks = Array.from({ length: Math.max(1, Math.ceil(entries.length / CHUNK)) }, (_, index) =>
    entries.slice(index * CHUNK, (index + 1) * CHUNK),
  )
  return chunks.map((chunk, index) =>
    frameOf({ kind: 'rows', through: index === chunks.length - 1 ? through : 0, entries: chunk }),
  )
}

async function writeAt(slot: SlotFile, frames: readonly Uint8Array[], start: number): Promise<void> {
  const bytes = new Uint8Array(frames.reduce(lengths, 0))
  let at = 0
  for (const frame of frames) {
    bytes.set(frame, at)
    at += frame.length
  }
  const written = await slot.write(bytes, { at: start })
  // A browser may write a part and say so, where it has no room for the whole.
  if (written !== bytes.length) throw new DOMException('written in part', 'QuotaExceededError')
}

async function bytesAt(slot: SlotFile, at: number, length: number): Promise<Uint8Array> {
  if (at < 0 || length <= 0) return new Uint8Array(0)
  const bytes = new Uint8Array(length)
  const read = await slot.read(bytes, { at })
  return bytes.subarray(0, read)
}
