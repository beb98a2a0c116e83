/** Bytes in a buffer that is not shared, as browser APIs require. */
export type Bytes = Uint8Array<ArrayBuffer>

/** Joins several parts. */
export function joined(parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
