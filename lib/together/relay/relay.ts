import type { Result } from '../../core/result'
import type { TableKeys } from '../keys/keys'

/** What an engine carries: sealed bytes under an id. */
export interface Parcel {
  readonly id: string
  readonly bytes: Uint8Array
  /** Of one that came: the public key of the writers at whose address it lay. */
  readonly writer?: string
}

/** Why there is no line to a relay, or no longer one. */
export const RELAY_PROBLEMS = [
  /** No network, no server, or one that does not answer. */
  'unreachable',
  /** It does not know this pass: another relay, or one whose keys were made anew. */
  'refused',
  /** No room: for this table, or for any. */
  'full',
  /** It is there, and cannot store just now. */
  'unavailable',
] as const
export type RelayProblem = (typeof RELAY_PROBLEMS)[number]

export type PushProblem = 'full' | 'too-large' | 'unavailable'

/** In an address: the tables of an evening, whoever writes there. */
export const EVERY_TABLE = '*'

/** Which of a table's keys an engine needs; to listen to all tables of an evening the writer in the address is `EVERY_TABLE`. */
export type Door = Pick<TableKeys, 'address' | 'pair' | 'naming'>

/** What comes by itself while a line is open. */
export interface Ears {
  /** Somebody pushed a parcel. */
  readonly pushed: (parcel: Parcel) => void
  /** Somebody said something that is not kept. */
  readonly said: (bytes: Uint8Array) => void
}

/** An open line to a table. */
export interface Line {
  /** Everything that the relay holds of the table. */
  readonly meet: () => Promise<Result<readonly Parcel[], RelayProblem>>
  /** Hands a parcel over; `null`: it lies on the relay's disk. A second one of the same id is the same parcel. */
  readonly push: (parcel: Parcel) => Promise<PushProblem | null>
  /** Calls to those who listen now. */
  readonly say: (bytes: Uint8Array) => void
  readonly leave: () => Promise<void>
  /** Settles when the line is no more, with why. */
  readonly gone: Promise<RelayProblem>
}

/** What carries parcels between phones. There is one, `nats.ts`; another could take its place. */
export interface Engine {
  readonly join: (door: Door, ears: Ears) => Promise<Result<Line, RelayProblem>>
}
