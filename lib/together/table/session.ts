import type { TableKeys } from '../keys/keys'
import type { TableSecret } from '../keys/secret'
import type { Engine, Envelope, RelayProblem } from '../relay/relay'
import type { Piece } from './piece'
import type { Present } from './presence'
import type { OwnPresence } from './presence-calls'
import type { TableStore } from './store'

/** The states of a device at its table. */
export type Phase = 'joining' | 'syncing' | 'together' | 'apart' | 'left'

export interface TogetherState {
  readonly phase: Phase
  /** The reason why the device is apart, or why the relay does not have something of this device. */
  readonly problem: RelayProblem | 'storage' | 'too-large' | 'expired' | null
  /** The number of pieces of this device that the relay is not known to have. */
  readonly waiting: number
  /** The number of pieces that the relay held at the last sync: 0 for a table that is new or has expired. `null`: no sync yet. */
  readonly held: number | null
  /** The number of messages that were not pieces of this table. */
  readonly dropped: number
  /** The other devices that are there. */
  readonly present: readonly Present[]
  /**
   * The view-only secret under which the table continues, after this or another device has moved it; `null`: it has not moved.
   */
  readonly moved: TableSecret | null
}

/**
 * The outcome of moving a table to other keys. `first`: they are in use. `other`: another device moved it before. `full`: the
 * relay has no room for the notice. `unknown`: the relay has not answered, and may have the notice or not. `not-said`: nothing
 * was sent.
 */
export type Moving = 'first' | 'other' | 'full' | 'unknown' | 'not-said'

/** A device at a table. */
export interface Session {
  readonly state: () => TogetherState
  /** Calls the listener after each change. Returns a function that stops this. */
  readonly watch: (changed: (state: TogetherState) => void) => () => void
  /** Retries immediately, or syncs again, because the device has woken up or is online again. */
  readonly sync: () => void
  /** Gives up the connection immediately, because the device has no network. */
  readonly away: () => void
  /** Tells the others the state of this device, now and at intervals, until the next `say`. */
  readonly say: (own: OwnPresence) => void
  /** Tells the others for good that the table continues under other keys, and gives them the secret for viewing. */
  readonly move: (look: TableSecret) => Promise<Moving>
  readonly leave: () => Promise<void>
}

export interface TableOptions<P = Piece> {
  readonly engine: Engine
  readonly keys: TableKeys
  readonly store: TableStore<P>
  /** An id that tells the calls of this tab from others. It stays the same when the page is reloaded. */
  readonly who?: string
  /** The time when this device last found entries at the relay, in milliseconds since 1970; `null`: never. */
  readonly syncedAt?: number | null
  /** Opens an envelope; `null`: it is not for this table. By default the keys of the table open it. */
  readonly open?: (envelope: Envelope) => Promise<unknown>
}
