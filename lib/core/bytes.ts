const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { fatal: true })

/** Bytes in a plain `ArrayBuffer`, never in a shared one: the type that the Web Crypto API takes. */
export type Bytes = Uint8Array<ArrayBuffer>

export const bytesOf = (text: string): Bytes => encoder.encode(text)

/** Returns the text of UTF-8 bytes, or `null` if they are not valid UTF-8. */
export function textOf(bytes: Uint8Array): string | null {
  try {
    return decoder.decode(bytes)
  } catch {
    // Bytes that come from outside may not be text.
    return null
  }
}

/** Returns the JSON value in UTF-8 bytes, or `null` if they are not JSON. */
export function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(textOf(bytes) ?? '')
  } catch {
    // Bytes that come from outside may be anything.
    return null
  }
}

/** Joins several parts. */
export function joinBytes(parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

export function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Returns the bytes of base64url text without padding, or `null` if the text is not valid base64url. */
export function fromBase64Url(text: string): Bytes | null {
  if (!/^[A-Za-z0-9_-]*$/.test(text) || text.length % 4 === 1) return null
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
}
