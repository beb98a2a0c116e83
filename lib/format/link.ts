import { deflateSync, Inflate } from 'fflate'
import { joinBytes } from '../core/bytes'
import { err, ok, type Result } from '../core/result'
import { parseJson } from './json-position'
import { LARGEST_CONTENT, LONGEST_CODE } from './limits'
import { LINK_WORDS_1 } from './link-words'
import { openJson, type FileProblem, type Opened } from './open-file'

/** The first character of a code, which tells how the rest is packed. */
const VERSION = '1'
const WORDS = new TextEncoder().encode(LINK_WORDS_1)
/**
 * The number of bytes that are inflated at once. Deflate expands at most about a thousandfold, so the output exceeds the limit
 * only by little.
 */
const BITE = 512
const CHECK_BYTES = 4

/** The reasons why a link is refused. Nothing from a refused link is used. */
export type LinkProblem =
  | { readonly kind: 'no-code' }
  | { readonly kind: 'too-long' }
  /** The code was cut short or changed on its way. */
  | { readonly kind: 'broken' }
  | { readonly kind: 'newer-code' }
  | FileProblem

/**
 * Packs a game or a set of house rules for the part of an address after `#`, which is never sent to a host. The code is a
 * character for the version, then in base64url the deflated JSON and a checksum of four bytes.
 */
export function packCode(json: unknown): string {
  const content = new TextEncoder().encode(JSON.stringify(json))
  const packed = deflateSync(content, { level: 9, mem: 12, dictionary: WORDS })
  const bytes = new Uint8Array(packed.length + CHECK_BYTES)
  bytes.set(packed)
  bytes.set(checkOf(content), packed.length)
  return VERSION + toBase64Url(bytes)
}

/** Opens a packed code within the limits for its length and content. A backup in a code is refused. */
export function openCode(code: string): Result<Opened, LinkProblem> {
  const json = unpack(code)
  if (!json.ok) return json
  const opened = openJson(json.value)
  return opened.ok && opened.value.kind === 'backup' ? err({ kind: 'not-yuss' }) : opened
}

function unpack(code: string): Result<unknown, LinkProblem> {
  if (code === '') return err({ kind: 'no-code' })
  if (code.length > LONGEST_CODE) return err({ kind: 'too-long' })
  if (!code.startsWith(VERSION)) return err({ kind: /^[2-9][A-Za-z0-9_-]*$/.test(code) ? 'newer-code' : 'broken' })
  const bytes = fromBase64Url(code.slice(VERSION.length))
  if (bytes === null || bytes.length <= CHECK_BYTES) return err({ kind: 'broken' })
  const content = inflated(bytes.subarray(0, -CHECK_BYTES))
  if (!content.ok) return content
  if (!sameBytes(checkOf(content.value), bytes.subarray(-CHECK_BYTES))) return err({ kind: 'broken' })
  const json = parseJson(new TextDecoder().decode(content.value))
  return json.ok ? json : err({ kind: 'damaged', json: json.error })
}

/** Inflates in small steps, and stops as soon as the content is too large. */
function inflated(packed: Uint8Array): Result<Uint8Array, LinkProblem> {
  const parts: Uint8Array[] = []
  let size = 0
  let isWhole = false
  const inflate = new Inflate({ dictionary: WORDS }, (part, isLast) => {
    parts.push(part)
    size += part.length
    isWhole ||= isLast
  })
  try {
    for (let at = 0; at < packed.length; at += BITE) {
      inflate.push(packed.subarray(at, at + BITE), at + BITE >= packed.length)
      if (size > LARGEST_CONTENT) return err({ kind: 'too-long' })
    }
  } catch {
    // The library throws if the bytes are no valid deflate stream, which means that the link is broken.
    return err({ kind: 'broken' })
  }
  return isWhole ? ok(joinBytes(parts)) : err({ kind: 'broken' })
}

/** Returns the FNV-1a hash of the content. It detects accidental changes, but is no protection against forgery. */
function checkOf(content: Uint8Array): Uint8Array {
  let hash = 0x811c9dc5
  for (const byte of content) hash = Math.imul(hash ^ byte, 0x01000193)
  return Uint8Array.of(hash >>> 24, (hash >>> 16) & 255, (hash >>> 8) & 255, hash & 255)
}

const sameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index])

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Returns the bytes of a base64url text; `null` if the text is not valid base64url. */
function fromBase64Url(code: string): Uint8Array | null {
  if (!/^[A-Za-z0-9_-]*$/.test(code) || code.length % 4 === 1) return null
  const text = atob(code.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0))
}

/** Returns a link that opens a code: the address of the page that reads it, with the code after `#`. */
export const linkTo = (sharePage: string, code: string): string => `${sharePage}#${code}`

/**
 * Finds the code in a pasted or scanned text, which can be a bare code, a link, or a message with a link. Punctuation after the
 * code is dropped.
 */
export function codeIn(text: string): string {
  const trimmed = text.trim()
  const inLink = /\/share\/?#([A-Za-z0-9_-]+)/.exec(trimmed)?.[1]
  return inLink ?? /^([A-Za-z0-9_-]+)[^A-Za-z0-9_-]*$/.exec(trimmed)?.[1] ?? ''
}

/** Opens the code in a text. If it does not open, tries again without white space, because mail programs break long links. */
export function openCodeIn(text: string): ReturnType<typeof openCode> {
  const opened = openCode(codeIn(text))
  if (opened.ok || !/\s/.test(text.trim())) return opened
  const mended = openCode(codeIn(text.replace(/\s+/g, '')))
  return mended.ok ? mended : opened
}
