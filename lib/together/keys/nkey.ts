import { joinBytes, type Bytes } from '../../core/bytes'

// Keys in the relay's spelling (nkeys): a prefix for the kind of key, 32 bytes, and a checksum, in base32. The library makes only
// random pairs. Ours are derived, so this file spells their seeds.

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** `U…`: the prefix of a user's public key. */
const USER = 20 << 3
/** `S…`: the prefix of a seed. */
const SEED = 18 << 3
const KEY_BYTES = 32

/** Returns the seed of a user's pair (`SU…`) from 32 bytes. */
export const userSeed = (raw: Uint8Array): string => encoded(Uint8Array.of(SEED | (USER >> 5), (USER & 31) << 3), raw)

/** Returns the public key of a user (`U…`) from 32 bytes. */
export const userKey = (raw: Uint8Array): string => encoded(Uint8Array.of(USER), raw)

/** Returns the 32 bytes of a user's public key; `null` if the text is not one. */
export function rawUserKey(key: string): Bytes | null {
  const bytes = fromBase32(key)
  if (bytes?.length !== 1 + KEY_BYTES + 2) return null
  const raw = bytes.slice(1, 1 + KEY_BYTES)
  return userKey(raw) === key ? raw : null
}

function encoded(prefix: Uint8Array, raw: Uint8Array): string {
  const bytes = joinBytes([prefix, raw])
  const sum = checksum(bytes)
  return toBase32(joinBytes([bytes, Uint8Array.of(sum & 255, sum >> 8)]))
}

/** Returns the CRC-16/XMODEM of bytes. */
function checksum(bytes: Uint8Array): number {
  let sum = 0
  for (const byte of bytes) {
    sum ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) sum = ((sum << 1) ^ (sum & 0x8000 ? 0x1021 : 0)) & 0xffff
  }
  return sum
}

function toBase32(bytes: Uint8Array): string {
  let text = ''
  let held = 0
  let bits = 0
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xfff
    for (bits += 8; bits >= 5; bits -= 5) text += LETTERS.charAt((held >> (bits - 5)) & 31)
  }
  return bits === 0 ? text : text + LETTERS.charAt((held << (5 - bits)) & 31)
}

function fromBase32(text: string): Bytes | null {
  const bytes: number[] = []
  let held = 0
  let bits = 0
  for (const letter of text) {
    const value = LETTERS.indexOf(letter)
    if (value === -1) return null
    held = ((held << 5) | value) & 0xfff
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes.push((held >> bits) & 255)
  }
  return Uint8Array.from(bytes)
}
