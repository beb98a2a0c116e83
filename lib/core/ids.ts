/** Crockford's letters in lower case: none that reads like another, none that an address has to escape. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 20

/**
 * A new id, made on this phone: 100 random bits as 20 letters. Made before anything is written, so that
 * writing it twice writes it once. `crypto.randomUUID` is missing on a page that came over plain http.
 */
export function newId(): string {
  return idFrom(crypto.getRandomValues(new Uint8Array(LENGTH)))
}

/** The id that bytes spell: a letter for each of the first 20. */
export const idFrom = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, LENGTH), (byte) => LETTERS.charAt(byte % LETTERS.length)).join('')
