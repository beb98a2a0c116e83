import { deflateSync, Inflate } from 'fflate'
import { err, ok, type Result } from '../core/result'
import { joined } from './bytes'
import { parseJson } from './json-place'
import { LINK_WORDS_1 } from './link-words'
import { openJson, type FileProblem, type Opened } from './open-file'

/** How long a packed code may be, in characters, and how much may come out of it, in bytes. */
export const LONGEST_CODE = 64 * 1024
export const LARGEST_CONTENT = 1024 * 1024

/** The first character of a code: how the rest is packed. */
const VERSION = '1'
const WORDS = new TextEncoder().encode(LINK_WORDS_1)
/** So much is inflated at once: at deflate's best ratio, about a thousand to one, it stays near the limit. */
const BITE = 512
const CHECK_BYTES = 4

/** Why a link was refused. Nothing of it is used. */
export type LinkProblem =
  | { readonly kind: 'no-code' }
  | { readonly kind: 'too-long' }
  /** Cut short or changed on the way. */
  | { readonly kind: 'broken' }
  | { readonly kind: 'newer-code' }
  | FileProblem

/**
 * A game or a set of house rules packed for an address, to stand after its `#`, where no host ever sees it:
 * a character for the version, then in base64url the deflated JSON and four bytes that tell whether it came whole.
 */
export function packCode(json: unknown): string {
  const content = new TextEncoder().encode(JSON.stringify(json))
  const packed = deflateSync(content, { level: 9, mem: 12, dictionary: WORDS })
  const bytes = new Uint8Array(packed.length + CHECK_BYTES)
  bytes.set(packed)
  bytes.set(checkOf(content), packed.length)
  return VERSION + toBase64Url(bytes)
}

/** Opens a packed code. It is looked at no further than its limits allow. */
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

/** Inflates bite by bite and stops as soon as more comes out than may. */
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
    // The library throws where the bytes are no deflate stream: someone's link is broken, not the program.
    return err({ kind: 'broken' })
  }
  return isWhole ? ok(joined(parts)) : err({ kind: 'broken' })
}

/** FNV-1a over the content: a change on the way is found, which is all it is for. */
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

/** The bytes, or `null` where a character is no part of such a code. */
function fromBase64Url(code: string): Uint8Array | null {
  if (!/^[A-Za-z0-9_-]*$/.test(code) || code.length % 4 === 1) return null
  const text = atob(code.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0))
}

/** Returns the address that opens a code: after the `#` of the page that reads it. */
export const linkTo = (sharePage: string, code: string): string => `${sharePage}#${code}`

/** The code in a text that was pasted or scanned: a bare code, a link, or a message with a link in it; signs behind it are no part of it. */
export function codeIn(text: string): string {
  const trimmed = text.trim()
  const inLink = /\/share\/?#([A-Za-z0-9_-]+)/.exec(trimmed)?.[1]
  return inLink ?? /^([A-Za-z0-9_-]+)[^A-Za-z0-9_-]*$/.exec(trimmed)?.[1] ?? ''
}

/** Opens the code in a text. Mail breaks long links, so a code that does not open is tried again without its white space. */
export function openCodeIn(text: string): ReturnType<typeof openCode> {
  const opened = openCode(codeIn(text))
  if (opened.ok || !/\s/.test(text.trim())) return opened
  const mended = openCode(codeIn(text.replace(/\s+/g, '')))
  return mended.ok ? mended : opened
}
