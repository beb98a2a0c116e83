/** Crockford's base32 letters in lower case: no two look alike, and none has to be escaped in an address. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 20

/**
 * Returns a new random id: 20 letters that hold 100 random bits. Callers make the id before anything is written, so that writing
 * a record twice stores it once. `crypto.randomUUID` is not used because it is missing on pages served over plain http.
 */
export function newId(): string {
  return idFrom(crypto.getRandomValues(new Uint8Array(LENGTH)))
}

/** Returns the id that the first 20 bytes spell, one letter for each byte. */
export const idFrom = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, LENGTH), (byte) => LETTERS.charAt(byte % LETTERS.length)).join('')
