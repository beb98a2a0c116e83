import { readShape } from '../format/read-shape'
import { only, partOf, textThat } from '../format/shape'

/** What a relay publishes beside the app: where it listens, and the keys under which a phone makes its own pass. */
export interface RelayFile {
  readonly v: 1
  /** Below the path of the app (`relay`), or a whole address (`wss://…`) that the policy of the pages names. */
  readonly at: string
  /** The public key of the account in which all tables are. */
  readonly account: string
  /** The signing keys for passes: seeds, which everybody may have, as they grant no more than their templates. */
  readonly write: string
  readonly look: string
}

const like = (pattern: RegExp) => textThat((text) => pattern.test(text))

const relayFile = partOf({
  v: only(1),
  at: like(/^(wss?:\/\/[\w.:-]+\/)?[\w/-]*$/),
  account: like(/^A[A-Z2-7]{55}$/),
  write: like(/^SA[A-Z2-7]{56}$/),
  look: like(/^SA[A-Z2-7]{56}$/),
})

/** Reads it; `null` where it is none, as on a host that has no relay and answers with a page. */
export function readRelayFile(json: unknown): RelayFile | null {
  const read = readShape(relayFile, json)
  return read.ok ? read.value : null
}

/** The address of the relay for a page under `base`, which ends in a slash. */
export function addressOf({ at }: RelayFile, base: string): string {
  if (/^wss?:/.test(at)) return at
  return new URL(at, base).href.replace(/^http/, 'ws')
}
