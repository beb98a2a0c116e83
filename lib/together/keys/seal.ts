import { bytesOf, joinBytes, jsonOf, type Bytes } from '../../core/bytes'
import { isForged, purposeOf, signedText, type SealedKind } from '../forged'
import type { TableKeys } from './keys'
import { SIGNATURE_BYTES } from './signature'

/**
 * The unit of size, in bytes. A text is padded to a multiple of it before sealing, so that its length tells little about its
 * content.
 */
const STEP = 256
const NONCE_BYTES = 12
const TAG_BYTES = 16
const LENGTH_BYTES = 2
/** The largest padded text, in bytes. It fits a message of 4,096 bytes together with the header. */
const LARGEST_TEXT = 15 * STEP
export const LARGEST_SEALED = NONCE_BYTES + LARGEST_TEXT + TAG_BYTES

/** The largest value of one piece, in bytes of JSON. */
export const LARGEST_SAID = LARGEST_TEXT - LENGTH_BYTES - SIGNATURE_BYTES

/** Signs and seals a value under an id. Returns `null` if the value is too large, or if these keys only view. */
export async function seal(keys: TableKeys, kind: SealedKind, id: string, value: unknown): Promise<Bytes | null> {
  const said = bytesOf(JSON.stringify(value))
  if (keys.sign === null || said.length > LARGEST_SAID) return null
  const signature = await keys.sign(signedText(keys, kind, id, said))
  const length = Uint8Array.of(said.length >> 8, said.length & 255)
  const size = Math.ceil((LENGTH_BYTES + said.length + SIGNATURE_BYTES) / STEP) * STEP
  const plain = new Uint8Array(size)
  plain.set(joinBytes([length, said, signature]))
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  const sealed = await crypto.subtle.encrypt(aesParams(nonce, kind, id), keys.sealing, plain)
  return joinBytes([nonce, new Uint8Array(sealed)])
}

/**
 * Returns the value that was sealed under an id; `null` if it was not sealed for this table, or not signed by one of its writers.
 */
export async function unseal(keys: TableKeys, kind: SealedKind, id: string, sealed: Uint8Array): Promise<unknown> {
  if (sealed.length > LARGEST_SEALED || sealed.length < NONCE_BYTES + STEP + TAG_BYTES) return null
  const plain = await opened(keys, kind, id, joinBytes([sealed]))
  if (plain === null) return null
  const length = (plain[0] ?? 0) * 256 + (plain[1] ?? 0)
  const said = plain.slice(LENGTH_BYTES, LENGTH_BYTES + length)
  const signature = plain.slice(LENGTH_BYTES + length, LENGTH_BYTES + length + SIGNATURE_BYTES)
  if (signature.length !== SIGNATURE_BYTES) return null
  return (await isForged(keys, kind, id, said, signature)) ? null : jsonOf(said)
}

const aesParams = (nonce: Bytes, kind: SealedKind, id: string) => ({
  name: 'AES-GCM',
  iv: nonce,
  additionalData: bytesOf(`${purposeOf(kind)}${id}`),
})

async function opened(keys: TableKeys, kind: SealedKind, id: string, sealed: Bytes): Promise<Bytes | null> {
  const nonce = sealed.slice(0, NONCE_BYTES)
  try {
    const plain = await crypto.subtle.decrypt(aesParams(nonce, kind, id), keys.sealing, sealed.slice(NONCE_BYTES))
    return new Uint8Array(plain)
  } catch (error) {
    // Sealed with another key, or changed on the way.
    if (error instanceof DOMException) return null
    throw error
  }
}
