import { makeFrame, FOOT_LENGTH, lastFrameStart, readFrame, readFrames, type FileStretch } from './frame'
import { makeFrameText, readFrameText, REPLICA_VERSION, type FrameText } from './frame-text'
import type { StoredRecord } from './record'

/**
 * A file that only one page can have open: an access handle of the origin's private file system, or a fake in tests. Older
 * versions of Safari return promises.
 */
export interface SlotFile {
  readonly getSize: () => number | Promise<number>
  readonly read: (into: Uint8Array, options: { readonly at: number }) => number | Promise<number>
  readonly write: (bytes: Uint8Array, options: { readonly at: number }) => number | Promise<number>
  readonly truncate: (size: number) => void | Promise<void>
  readonly flush: () => void | Promise<void>
}

/** The content of a slot. */
export interface SlotContent {
  readonly size: number
  /** The end of the last sound frame. */
  readonly end: number
  /** The number of this rewriting of the replica; 0 if the first frame cannot be read. */
  readonly generation: number
  /** True if the rewriting was finished. */
  readonly isWhole: boolean
  /** True if newer code wrote it. */
  readonly isNewer: boolean
  readonly records: readonly StoredRecord[]
  readonly damaged: readonly (FileStretch & { readonly bytes: Uint8Array })[]
}

const ENOUGH_FOR_START = 256
const CHUNK = 200

/** Reads a slot, its sound and its damaged parts. */
export async function readSlot(slot: SlotFile): Promise<SlotContent> {
  const size = await slot.getSize()
  const bytes = await bytesAt(slot, 0, size)
  const { texts, damaged, end } = readFrames(bytes)
  const frames = texts.map(readFrameText)
  const starts = frames.flatMap((frame) => (frame?.kind === 'start' ? [frame] : []))
  return {
    size,
    end,
    generation: Math.max(0, ...starts.map((start) => start.generation)),
    isWhole: frames.some((frame) => frame?.kind === 'whole'),
    isNewer: starts.some((start) => start.version > REPLICA_VERSION),
    records: frames.flatMap((frame) => (frame?.kind === 'records' ? frame.records : [])),
    damaged: damaged.map((stretch) => ({ ...stretch, bytes: bytes.slice(stretch.from, stretch.to) })),
  }
}

/** Reads the first frame of a slot; `null` if it or the last is damaged, a write was cut off, or newer code wrote it. */
export async function readSlotHead(slot: SlotFile): Promise<{ readonly size: number; readonly epoch: number } | null> {
  const size = await slot.getSize()
  const from = lastFrameStart(size, await bytesAt(slot, size - FOOT_LENGTH, FOOT_LENGTH))
  if (from === null) return null
  const last = frameIn(readFrame(await bytesAt(slot, from, size - from)))
  const start = frameIn(readFrames(await bytesAt(slot, 0, Math.min(size, ENOUGH_FOR_START))).texts[0] ?? null)
  if (start?.kind !== 'start' || start.version !== REPLICA_VERSION || last === null || last.kind === 'start')
    return null
  return start
}

const frameIn = (text: string | null): FrameText | null => (text === null ? null : readFrameText(text))

/** Appends records and waits until they are on the disk. If that fails, the slot is as it was before. */
export async function appendTo(slot: SlotFile, records: readonly StoredRecord[]): Promise<void> {
  const size = await slot.getSize()
  try {
    await writeAt(slot, framesOf(records), size)
    await slot.flush()
  } catch (error) {
    await slot.truncate(size)
    throw error
  }
}

/** The new content of a slot. */
export interface Filling {
  readonly generation: number
  readonly epoch: number
  readonly records: readonly StoredRecord[]
}

/** Writes a slot from its beginning and deletes its old content. The frame `whole` follows when the rest is on the disk. */
export async function fillSlot(slot: SlotFile, { generation, epoch, records }: Filling): Promise<void> {
  const frames = framesOf(records)
  const size = frames.reduce(lengths, 0)
  const start = frameOf({ kind: 'start', version: REPLICA_VERSION, generation, size, epoch })
  await slot.truncate(0)
  await writeAt(slot, [start, ...frames], 0)
  await slot.flush()
  await writeAt(slot, [frameOf({ kind: 'whole' })], start.length + size)
  await slot.flush()
}

const frameOf = (frame: FrameText): Uint8Array => makeFrame(makeFrameText(frame))

const lengths = (sum: number, frame: Uint8Array): number => sum + frame.length

/** Returns many small frames rather than a large one, so that damage costs few rows. */
const framesOf = (records: readonly StoredRecord[]): readonly Uint8Array[] =>
  Array.from({ length: Math.ceil(records.length / CHUNK) }, (_, index) =>
    frameOf({ kind: 'records', records: records.slice(index * CHUNK, (index + 1) * CHUNK) }),
  )

async function writeAt(slot: SlotFile, frames: readonly Uint8Array[], start: number): Promise<void> {
  const bytes = new Uint8Array(frames.reduce(lengths, 0))
  let at = 0
  for (const frame of frames) {
    bytes.set(frame, at)
    at += frame.length
  }
  const written = await slot.write(bytes, { at: start })
  // A browser without room for all bytes may write some of them and return their number.
  if (written !== bytes.length) throw new DOMException('written in part', 'QuotaExceededError')
}

async function bytesAt(slot: SlotFile, at: number, length: number): Promise<Uint8Array> {
  if (at < 0 || length <= 0) return new Uint8Array(0)
  const bytes = new Uint8Array(length)
  const read = await slot.read(bytes, { at })
  return bytes.subarray(0, read)
}
