import { nkeys } from '@nats-io/nats-core'
import { bytesOf, joinBytes, type Bytes } from '../../core/bytes'
import { rawUserKey } from './nkey'

export const SIGNATURE_BYTES = 64

export type Signer = (text: Bytes) => Promise<Bytes>
export type Verifier = (text: Bytes, signature: Bytes) => Promise<boolean>

// The browser's own Ed25519 is about seventy times as fast as the one in JavaScript that comes with the relay's client. A browser
// without its own uses the one in JavaScript.

/** The bytes before the 32 bytes of a seed in PKCS #8 (RFC 8410). */
const PKCS8 = Uint8Array.of(0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 4, 0x22, 4, 0x20)

/** Returns a function that signs. The seed is given twice: in the relay's spelling, and as its 32 bytes. */
export async function signerOf(seed: string, raw: Bytes): Promise<Signer> {
  const key = await nativeKey(() =>
    crypto.subtle.importKey('pkcs8', joinBytes([PKCS8, raw]), 'Ed25519', false, ['sign']),
  )
  if (key === null) return plainSigner(seed)
  return async (text) => new Uint8Array(await crypto.subtle.sign('Ed25519', key, text))
}

/** Returns a function that tells whether a text was signed with the key pair of this public key. */
export async function verifierOf(publicKey: string): Promise<Verifier> {
  const raw = rawUserKey(publicKey)
  if (raw === null) return () => Promise.resolve(false)
  const key = await nativeKey(() => crypto.subtle.importKey('raw', raw, 'Ed25519', false, ['verify']))
  if (key === null) return plainVerifier(publicKey)
  return (text, signature) => crypto.subtle.verify('Ed25519', key, signature, text)
}

async function nativeKey(load: () => Promise<CryptoKey>): Promise<CryptoKey | null> {
  try {
    return await load()
  } catch (error) {
    // Bytes that are not a key fail here too. The version in JavaScript then throws an error for them.
    if (error instanceof DOMException) return null
    throw error
  }
}

/** Returns a function that signs, in JavaScript. */
export function plainSigner(seed: string): Signer {
  const pair = nkeys.fromSeed(bytesOf(seed))
  return (text) => Promise.resolve(joinBytes([pair.sign(text)]))
}

export function plainVerifier(publicKey: string): Verifier {
  const key = nkeys.fromPublic(publicKey)
  return (text, signature) => Promise.resolve(key.verify(text, signature))
}
