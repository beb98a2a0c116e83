import { Gunzip, Gzip } from 'fflate'
import { err, ok, type Result } from '../core/result'
import { joined, type Bytes } from './bytes'

/** Why compressed text cannot be had. */
export type GzipProblem = 'broken' | 'too-long'

/** So much text is compressed at once, in characters. */
const PIECE = 64 * 1024
/** So much is inflated at once where the browser has no stream for it: at deflate's best ratio 4 MiB come out. */
const BITE = 4 * 1024
/** The page may answer a tap after so many milliseconds of work. */
const PATIENCE = 40

const hasStreams = (): boolean => typeof CompressionStream === 'function' && typeof DecompressionStream === 'function'

/** Tells whether bytes begin as gzip does. */
export const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b

/** Text compressed piece by piece, so that it is never in memory as a whole; refused where it has more than `most` characters. */
export async function gzip(pieces: Iterable<string>, most: number): Promise<Result<Bytes, 'too-long'>> {
  const chunks = encoded(pieces, most)
  const packed = hasStreams() ? await gzipByStream(chunks) : await gzipByHand(chunks)
  return packed === null ? err('too-long') : ok(packed)
}

/** The same without a pause, for text of any length: within a transaction nothing may be waited for. */
export function gzipNow(pieces: Iterable<string>): Bytes {
  const [encoder, packer] = [new TextEncoder(), packerOf(1)]
  for (const piece of pieces) packer.push(encoder.encode(piece))
  return packer.whole()
}

/** The text of compressed bytes, inflated no further than to `most` characters. */
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
      return joined(parts)
    },
  }
}

/** Text that is put together from bytes until it has too many characters. */
class BoundedText {
  private readonly decoder = new TextDecoder('utf-8', { fatal: true })
  private readonly parts: string[] = []
  private length = 0
  /** How many bytes came. */
  size = 0

  constructor(private readonly most: number) {}

  /** Tells whether there is still room after these bytes. */
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
    // The browser throws where the bytes are cut short or changed: the file is broken, not the program.
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

/** The last four bytes say how many were compressed. */
const sizeIn = (bytes: Bytes): number =>
  bytes.length < 4 ? -1 : new DataView(bytes.buffer, bytes.byteOffset + bytes.length - 4).getUint32(0, true)

/** How compressed bytes begin in letters. */
const LETTERS_BEGIN = 'H4sI'
/** Letters to a line, as mail has them; so many bytes. */
const LINE = 57
const LINES_AT_ONCE = 512

/** Compressed bytes in letters (base64), for ways that let only text through. */
export function inLetters(bytes: Uint8Array): string {
  const lines: string[] = []
  for (let at = 0; at < bytes.length; at += LINE)
    lines.push(btoa(String.fromCharCode(...bytes.subarray(at, at + LINE))))
  return `${lines.join('\n')}\n`
}

/** The compressed bytes that are written in letters; `null` where it is something else. */
export function gzipInLetters(bytes: Bytes): Bytes | null {
  const begin = new TextDecoder().decode(bytes.subarray(0, 64)).trimStart()
  if (!begin.startsWith(LETTERS_BEGIN)) return null
  const letters = new TextDecoder().decode(bytes).replace(/\s/g, '')
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(letters) || letters.length % 4 !== 0) return null
  const parts: Uint8Array[] = []
  const step = 4 * 19 * LINES_AT_ONCE
  for (let at = 0; at < letters.length; at += step)
    parts.push(Uint8Array.from(atob(letters.slice(at, at + step)), (sign) => sign.charCodeAt(0)))
  return joined(parts)
}
