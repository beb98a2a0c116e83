import type { Result } from '../../core/result'
import type { TableKeys } from '../keys/keys'

/** The unit that an engine carries: sealed bytes under an id. */
export interface Envelope {
  readonly id: string
  readonly bytes: Uint8Array
  /** The public key of the writers at whose address it was stored. Only a received envelope has it. */
  readonly writer?: string
}

/** The reasons why there is no connection to a relay, or why it ended. */
export type RelayProblem =
  /** There is no network, no server, or no reply. */
  | 'unreachable'
  /** The relay does not know this pass: it is another relay, or it has new keys. */
  | 'refused'
  /** There is no room, for this table or for any. */
  | 'full'
  /** The relay is there, but cannot store anything now. */
  | 'unavailable'

export type PushProblem = 'full' | 'too-large' | 'unavailable'

/** The writer in an address that covers all tables of a club night. */
export const EVERY_TABLE = '*'

/**
 * The keys of a table that an engine needs. To listen to all tables of a club night, the writer in the address is `EVERY_TABLE`.
 */
export type Credentials = Pick<TableKeys, 'address' | 'pair' | 'naming'>

/** The events of an open connection. */
export interface Listener {
  /** Receives each envelope that another device pushes. */
  readonly pushed: (envelope: Envelope) => void
  /** Receives bytes that another device says. The relay does not keep them. */
  readonly said: (bytes: Uint8Array) => void
}

/** An open connection to a table. */
export interface RelayConnection {
  /** Returns everything that the relay holds of the table. */
  readonly sync: () => Promise<Result<readonly Envelope[], RelayProblem>>
  /** Stores an envelope. Resolves with `null` when it is on the relay's disk. Pushing the same id again stores nothing new. */
  readonly push: (envelope: Envelope) => Promise<PushProblem | null>
  /** Sends bytes to all who are listening now. The relay does not keep them. */
  readonly say: (bytes: Uint8Array) => void
  readonly leave: () => Promise<void>
  /** Resolves with the reason when the connection has ended. */
  readonly gone: Promise<RelayProblem>
}

/** An interface that carries envelopes between devices. `nats.ts` is the only engine; another could replace it. */
export interface Engine {
  readonly join: (credentials: Credentials, listener: Listener) => Promise<Result<RelayConnection, RelayProblem>>
}
