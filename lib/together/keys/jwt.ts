import { nkeys } from '@nats-io/nats-core'
import { bytesOf, toBase64Url } from '../../core/bytes'

/** The claims in a token of the relay, under its own key `nats`. */
export interface Claims {
  /** The public key of whom it is about. */
  readonly sub: string
  readonly name?: string
  readonly nats: Readonly<Record<string, unknown>> & { readonly type: string; readonly version: 2 }
}

const HEADER = { typ: 'JWT', alg: 'ed25519-nkey' }

/** A token of the relay, signed under the key of whoever vouches for it. */
export function makeJwt(claims: Claims, issuerSeed: string, issuedAt: number): string {
  const issuer = nkeys.fromSeed(bytesOf(issuerSeed))
  const said = { ...claims, iss: issuer.getPublicKey(), iat: issuedAt }
  const text = `${part(HEADER)}.${part(said)}`
  return `${text}.${toBase64Url(issuer.sign(bytesOf(text)))}`
}

const part = (json: unknown): string => toBase64Url(bytesOf(JSON.stringify(json)))

/**
 * The pass that a phone makes for itself. It grants nothing of its own: what its bearer may do stands in the template of the
 * key that signs it. It never ends, as phones have clocks that are wrong; without the seed of `user` it is worth nothing.
 */
export const makePass = (user: string, account: string, signingSeed: string): string =>
  makeJwt({ sub: user, nats: { issuer_account: account, type: 'user', version: 2 } }, signingSeed, 0)
