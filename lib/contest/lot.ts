/**
 * Returns a number below 1 that a text decides: every device draws the same. FNV-1a, with the last step of MurmurHash3: texts that
 * differ in one letter draw as if they had nothing in common.
 */
export function lotOf(text: string): number {
  let hash = 0x811c9dc5
  for (let place = 0; place < text.length; place += 1) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}
