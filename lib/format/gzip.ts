import { Gunzip, Gzip } from 'fflate'
import { joinBytes, type Bytes } from '../core/bytes'
import { err, ok, type Result } from '../core/result'

/** The reasons why compressed text cannot be read. */
export type GzipProblem = 'broken' | 'too-long'

/** The number of characters that are compressed at once. */
const PIECE = 64 * 1024
/** The number of bytes that are inflated at once without browser streams. They can become 4 MiB at most. */
const BITE = 4 * 1024
/** The milliseconds of work after which the code pauses, so that the page can react to taps. */
const PATIENCE = 40

const hasStreams = (): boolean => typeof CompressionStream === 'function' && typeof DecompressionStream === 'function'

/** Tells whether bytes begin like a gzip file. */
export const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b

/** Compresses text in pieces, so that it is never in memory as a whole. Refuses text of more than `most` characters. */
export async function gzip(pieces: Iterable<string>, most: number): Promise<Result<Bytes, 'too-long'>> {
  const chunks = encoded(pieces, most)
  const packed = hasStreams() ? await gzipByStream(chunks) : await gzipByHand(chunks)
  return packed === null ? err('too-long') : ok(packed)
}

/** Compresses text of any length synchronously, because a transaction does not survive waiting for anything else. */
export function gzipNow(pieces: Iterable<string>): Bytes {
  const [encoder, packer] = [new TextEncoder(), packerOf(1)]
  for (const piece of pieces) packer.push(encoder.encode(piece))
  return packer.whole()
}

/** Returns the text of compressed bytes. Stops if it has more than `most` characters. */
export function gunzip(bytes: Bytes, most: number): Promise<Result<string, GzipProblem>> {
  const text = new BoundedText(most)
  return hasStreams() ? gunzipByStream(bytes, text) : Promise.resolve(gunzipByHand(bytes, text))
}

class TooLong extends Error {}

async function* encoded(pieces: Iterable<string>, most: number): AsyncGenerator<Bytes, void, undefined> {
  const encoder = new TextEncoder()
  let [waiting, length, since] = ['', 0, performance.now()]
  for (const piece of pieces) {
    length += piece.length
    if (length > most) throw new TooLong()
    waiting += piece
    if (waiting.length >= PIECE) {
      yield encoder.encode(waiting)
      waiting = ''
    }
    if (performance.now() - since > PATIENCE) {
      await new Promise((done) => setTimeout(done))
      since = performance.now()
    }
  }
  yield encoder.encode(waiting)
}

async function gzipByStream(chunks: AsyncGenerator<Bytes, void, undefined>): Promise<Bytes | null> {
  const source = new ReadableStream<Bytes>({
    pull: async (controller) => {
      const next = await chunks.next()
      if (next.done === true) controller.close()
      else controller.enqueue(next.value)
    },
  })
  try {
    return new Uint8Array(await new Response(source.pipeThrough(new CompressionStream('gzip'))).arrayBuffer())
  } catch (error) {
    if (error instanceof TooLong) return null
    throw error
  }
}

async function gzipByHand(chunks: AsyncGenerator<Bytes, void, undefined>): Promise<Bytes | null> {
  const packer = packerOf(6)
  try {
    for await (const chunk of chunks) packer.push(chunk)
  } catch (error) {
    if (error instanceof TooLong) return null
    throw error
  }
  return packer.whole()
}

function packerOf(level: 1 | 6) {
  const parts: Uint8Array[] = []
  const packer = new Gzip({ level }, (part) => void parts.push(part.slice()))
  return {
    push: (bytes: Uint8Array) => packer.push(bytes),
    whole: (): Bytes => {
      packer.push(new Uint8Array(), true)
      return joinBytes(parts)
    },
  }
}

/** A text that is decoded from bytes until it has too many characters. */
class BoundedText {
  private readonly decoder = new TextDecoder('utf-8', { fatal: true })
  private readonly parts: string[] = []
  private length = 0
  /** The number of bytes so far. */
  size = 0

  constructor(private readonly most: number) {}

  /** Adds bytes, and tells whether the text is still within the limit. */
  add(bytes: Uint8Array): boolean {
    this.size += bytes.length
    this.keep(this.decoder.decode(bytes, { stream: true }))
    return this.length <= this.most
  }

  whole(): string {
    this.keep(this.decoder.decode())
    return this.parts.join('')
  }

  private keep(part: string): void {
    this.length += part.length
    if (this.length <= this.most) this.parts.push(part)
  }
}

async function gunzipByStream(bytes: Bytes, text: BoundedText): Promise<Result<string, GzipProblem>> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')).getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read())
      if (!text.add(next.value)) {
        await reader.cancel()
        return err('too-long')
      }
    return ok(text.whole())
  } catch {
    // The browser throws if the bytes were cut short or changed, which means that the file is broken.
    return err('broken')
  }
}

function gunzipByHand(bytes: Bytes, text: BoundedText): Result<string, GzipProblem> {
  let [hasRoom, isWhole] = [true, false]
  const unpacker = new Gunzip((part, isLast) => {
    hasRoom &&= text.add(part)
    isWhole ||= isLast
  })
  try {
    for (let at = 0; at < bytes.length; at += BITE) {
      unpacker.push(bytes.subarray(at, at + BITE), at + BITE >= bytes.length)
      if (!hasRoom) return err('too-long')
    }
    return isWhole && sizeIn(bytes) === text.size ? ok(text.whole()) : err('broken')
  } catch {
    return err('broken')
  }
}

/** Reads the number of uncompressed bytes from the last four bytes of a gzip file; -1 if it is too short. */
const sizeIn = (bytes: Bytes): number =>
  bytes.length < 4 ? -1 : new DataView(bytes.buffer, bytes.byteOffset + bytes.length - 4).getUint32(0, true)

/** The first letters of a gzip file in base64. */
const LETTERS_BEGIN = 'H4sI'
/** The number of bytes in one line of base64, which has 76 letters, as in mail. */
const LINE = 57
const LINES_AT_ONCE = 512

/** Writes compressed bytes in base64, for channels that accept only text. */
export function toBase64(bytes: Uint8Array): string {
  const lines: string[] = []
  for (let at = 0; at < bytes.length; at += LINE)
    lines.push(btoa(String.fromCharCode(...bytes.subarray(at, at + LINE))))
  return `${lines.join('\n')}\n`
}

/** Returns the compressed bytes behind a base64 text; `null` if the bytes are something else. */
export function gzipFromBase64(bytes: Bytes): Bytes | null {
  const begin = new TextDecoder().decode(bytes.subarray(0, 64)).trimStart()
  if (!begin.startsWith(LETTERS_BEGIN)) return null
  const letters = new TextDecoder().decode(bytes).replace(/\s/g, '')
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(letters) || letters.length % 4 !== 0) return null
  const parts: Uint8Array[] = []
  const step = 4 * 19 * LINES_AT_ONCE
  for (let at = 0; at < letters.length; at += step)
    parts.push(Uint8Array.from(atob(letters.slice(at, at + step)), (sign) => sign.charCodeAt(0)))
  return joinBytes(parts)
}
