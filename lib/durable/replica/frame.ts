import { crc32 } from './crc32'

/**
 * The layout of a record in a replica file. Numbers are unsigned, 32 bits, little-endian:
 *
 *     magic "YUSJ" | length of the text | CRC-32 of the text | text, UTF-8 | length of the text again
 *
 * Records follow one another without gaps. The magic number lets a reader find the next record after damage. The length at the
 * end lets a writer check the last record without reading the file. For the text see `frame-text.ts`.
 */
const MAGIC = 0x4a535559
const HEAD = 12
const FOOT = 4

/** A stretch of a file, from the byte `from` up to, but not including, the byte `to`. */
export interface FileStretch {
  readonly from: number
  readonly to: number
}

/** The content of a replica file. */
export interface Frames {
  /** The texts of the sound records, in order. */
  readonly texts: readonly string[]
  /** Damaged stretches between sound records. */
  readonly damaged: readonly FileStretch[]
  /** The end of the last sound record. It is below the file's size if a write was cut off or the end is damaged. */
  readonly end: number
}

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { fatal: true })
const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Returns the bytes of a record. */
export function makeFrame(text: string): Uint8Array {
  const body = encoder.encode(text)
  const frame = new Uint8Array(HEAD + body.length + FOOT)
  const view = viewOf(frame)
  view.setUint32(0, MAGIC, true)
  view.setUint32(4, body.length, true)
  view.setUint32(8, crc32(body), true)
  frame.set(body, HEAD)
  view.setUint32(HEAD + body.length, body.length, true)
  return frame
}

/** Reads a file, and continues after every damaged stretch. */
export function readFrames(bytes: Uint8Array): Frames {
  const view = viewOf(bytes)
  const texts: string[] = []
  const damaged: FileStretch[] = []
  let end = 0
  for (let at = 0; at < bytes.length;) {
    const found = frameAt(bytes, view, at)
    if (found === null) {
      at += 1
      continue
    }
    if (at > end) damaged.push({ from: end, to: at })
    texts.push(found.text)
    at = found.to
    end = found.to
  }
  return { texts, damaged, end }
}

/**
 * Returns the offset at which the last record of a file should begin, given the file's last bytes; `null` if they cannot be
 * the end of a record.
 */
export function lastFrameStart(size: number, foot: Uint8Array): number | null {
  if (foot.length !== FOOT) return null
  const start = size - FOOT - viewOf(foot).getUint32(0, true) - HEAD
  return start < 0 ? null : start
}

/** Returns the text if the bytes are exactly one record, else `null`. */
export function readFrame(bytes: Uint8Array): string | null {
  const found = bytes.length === 0 ? null : frameAt(bytes, viewOf(bytes), 0)
  return found === null || found.to !== bytes.length ? null : found.text
}

export const FOOT_LENGTH = FOOT

function frameAt(bytes: Uint8Array, view: DataView, at: number): { readonly text: string; readonly to: number } | null {
  if (at + HEAD + FOOT > bytes.length || view.getUint32(at, true) !== MAGIC) return null
  const length = view.getUint32(at + 4, true)
  const to = at + HEAD + length + FOOT
  if (to > bytes.length || view.getUint32(to - FOOT, true) !== length) return null
  const body = bytes.subarray(at + HEAD, at + HEAD + length)
  if (crc32(body) !== view.getUint32(at + 8, true)) return null
  return textOf(body, to)
}

function textOf(body: Uint8Array, to: number): { readonly text: string; readonly to: number } | null {
  try {
    return { text: decoder.decode(body), to }
  } catch {
    return null
  }
}
