import * as z from 'zod/mini'
import { readOrNull, textThat, type Read } from '../../format/schema'

const like = (pattern: RegExp) => textThat((text) => pattern.test(text))

/**
 * The schema of `relay.json`, which a relay publishes beside the app: its address, and the keys with which a device makes its own
 * pass.
 */
const relayFile = z.object({
  v: z.literal(1),
  /** A path below that of the app (`relay`), or a whole address (`wss://…`) that the policy of the pages allows. */
  at: like(/^(wss?:\/\/[\w.:-]+\/)?[\w/-]*$/),
  /** The public key of the account of all devices. */
  account: like(/^A[A-Z2-7]{55}$/),
  /** The signing keys for passes. These seeds are public, because a key grants no more than its template. */
  write: like(/^SA[A-Z2-7]{56}$/),
  look: like(/^SA[A-Z2-7]{56}$/),
})

export type RelayFile = Read<typeof relayFile>

/** Reads the file; returns `null` if it is something else, such as the page that a host without a relay sends. */
export const readRelayFile = (json: unknown): RelayFile | null => readOrNull(relayFile, json)

/** Returns the address of the relay for the app at `base`, which ends in a slash. */
export function relayAddress({ at }: RelayFile, base: string): string {
  if (/^wss?:/.test(at)) return at
  return new URL(at, base).href.replace(/^http/, 'ws')
}
