import { nkeys } from '@nats-io/nats-core'
import { bytesOf, toBase64Url } from '../../core/bytes'

/** The claims in a token of the relay. The relay's own claims are under `nats`. */
export interface Claims {
  /** The public key that the token is about. */
  readonly sub: string
  readonly name?: string
  readonly nats: Readonly<Record<string, unknown>> & { readonly type: string; readonly version: 2 }
}

const HEADER = { typ: 'JWT', alg: 'ed25519-nkey' }

/** Returns a token of the relay, signed with the seed of the issuer. `issuedAt`: seconds since 1970. */
export function makeJwt(claims: Claims, issuerSeed: string, issuedAt: number): string {
  const issuer = nkeys.fromSeed(bytesOf(issuerSeed))
  const said = { ...claims, iss: issuer.getPublicKey(), iat: issuedAt }
  const text = `${part(HEADER)}.${part(said)}`
  return `${text}.${toBase64Url(issuer.sign(bytesOf(text)))}`
}

const part = (json: unknown): string => toBase64Url(bytesOf(JSON.stringify(json)))

/**
 * Returns the pass that a device makes for itself. The pass alone grants nothing: the rights of its bearer are in the
 * template of the key that signs it. It never expires, because the clock of a device may be wrong. Without the seed of `user` it
 * is useless.
 */
export const makePass = (user: string, account: string, signingSeed: string): string =>
  makeJwt({ sub: user, nats: { issuer_account: account, type: 'user', version: 2 } }, signingSeed, 0)
