import type { Result } from '../../core/result'
import type { TableKeys } from '../keys/keys'

/** The unit that an engine carries: sealed bytes under an id. */
export interface Envelope {
  readonly id: string
  readonly bytes: Uint8Array
  /** Of one that came: the public key of the writers at whose address it lay. */
  readonly writer?: string
}

/** Why there is no connection to a relay, or no longer one. */
export const RELAY_PROBLEMS = [
  /** No network, no server, or one that does not answer. */
  'unreachable',
  /** It does not know this pass: another relay, or one whose keys were made again. */
  'refused',
  /** No room: for this table, or for any. */
  'full',
  /** It is there, and cannot store just now. */
  'unavailable',
] as const
export type RelayProblem = (typeof RELAY_PROBLEMS)[number]

export type PushProblem = 'full' | 'too-large' | 'unavailable'

/** In an address: the tables of a club night, whoever writes there. */
export const EVERY_TABLE = '*'

/** Which of a table's keys an engine needs; to listen to all tables of a club night the writer in the address is `EVERY_TABLE`. */
export type Credentials = Pick<TableKeys, 'address' | 'pair' | 'naming'>

/** The events of an open connection. */
export interface Listener {
  /** Someone pushed an envelope. */
  readonly pushed: (envelope: Envelope) => void
  /** Someone said something that is not kept. */
  readonly said: (bytes: Uint8Array) => void
}

/** An open connection to a table. */
export interface RelayConnection {
  /** Everything that the relay holds of the table. */
  readonly sync: () => Promise<Result<readonly Envelope[], RelayProblem>>
  /** Hands an envelope over; `null`: it lies on the relay's disk. A second one of the same id is the same envelope. */
  readonly push: (envelope: Envelope) => Promise<PushProblem | null>
  /** PresenceCalls to those who listen now. */
  readonly say: (bytes: Uint8Array) => void
  readonly leave: () => Promise<void>
  /** Settles when the connection is no more, with why. */
  readonly gone: Promise<RelayProblem>
}

/** Carries envelopes between phones. There is one engine, `nats.ts`; another could replace it. */
export interface Engine {
  readonly join: (credentials: Credentials, listener: Listener) => Promise<Result<RelayConnection, RelayProblem>>
}
