/**
 * Returns a number from 0 to below 1 that depends only on the text, so that every device draws the same. The hash is FNV-1a with
 * the last step of MurmurHash3: texts that differ in one letter give unrelated numbers.
 */
export function lotOf(text: string): number {
  let hash = 0x811c9dc5
  for (let place = 0; place < text.length; place += 1) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}
