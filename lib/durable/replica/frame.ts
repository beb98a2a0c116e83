import { crc32 } from './crc32'

/**
 * How a record lies in a replica file. Numbers are unsigned, 32 bits, little-endian:
 *
 *     magic "YUSJ" | length of the text | CRC-32 of the text | text, UTF-8 | length of the text again
 *
 * Records only ever follow one another. The magic lets a reader find the next one after damage; the length
 * at the end lets a writer check the last one without reading the file. What is in the text: see `entry.ts`.
 */
const MAGIC = 0x4a535559
const HEAD = 12
const FOOT = 4

/** A stretch of a file, `from` the first byte to `to`, which is not in it. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** The content of a replica file. */
export interface Frames {
  /** The texts of the good records, in order. */
  readonly texts: readonly string[]
  /** Stretches between good records that hold none: rot. */
  readonly damaged: readonly Stretch[]
  /** After the last good record: less than the size of the file where a write was cut off, or the end has rotted. */
  readonly end: number
}

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { fatal: true })
const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** A record as it is written. */
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

/** Reads a file, going on behind every stretch that is damaged. */
export function readFrames(bytes: Uint8Array): Frames {
  const view = viewOf(bytes)
  const texts: string[] = []
  const damaged: Stretch[] = []
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
 * Returns the offset at which the last record of a file should begin, from the file's last bytes; `null` where they
 * cannot be its end.
 */
export function lastFrameStart(size: number, foot: Uint8Array): number | null {
  if (foot.length !== FOOT) return null
  const start = size - FOOT - viewOf(foot).getUint32(0, true) - HEAD
  return start < 0 ? null : start
}

/** The text of the one record that the bytes are, or `null`. */
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
