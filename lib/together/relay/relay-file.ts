import * as z from 'zod/mini'
import { readBy, textThat, type Read } from '../../format/schema'

const like = (pattern: RegExp) => textThat((text) => pattern.test(text))

/** The file that a relay publishes beside the app: its address, and the keys under which a phone makes its own pass. */
const relayFile = z.object({
  v: z.literal(1),
  /** Below the path of the app (`relay`), or a whole address (`wss://…`) that the policy of the pages names. */
  at: like(/^(wss?:\/\/[\w.:-]+\/)?[\w/-]*$/),
  /** The public key of the account in which all tables are. */
  account: like(/^A[A-Z2-7]{55}$/),
  /** The signing keys for passes: seeds, which everyone may have, as they grant no more than their templates. */
  write: like(/^SA[A-Z2-7]{56}$/),
  look: like(/^SA[A-Z2-7]{56}$/),
})

export type RelayFile = Read<typeof relayFile>

/** Reads it; `null` where it is none, as on a host that has no relay and answers with a page. */
export function readRelayFile(json: unknown): RelayFile | null {
  const read = readBy(relayFile, json)
  return read.ok ? read.value : null
}

/** The address of the relay for a page under `base`, which ends in a slash. */
export function addressOf({ at }: RelayFile, base: string): string {
  if (/^wss?:/.test(at)) return at
  return new URL(at, base).href.replace(/^http/, 'ws')
}
