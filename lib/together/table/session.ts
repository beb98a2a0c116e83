import type { TableKeys } from '../keys/keys'
import type { TableSecret } from '../keys/secret'
import type { Engine, Envelope, RelayProblem } from '../relay/relay'
import type { Piece } from './piece'
import type { Present } from './presence'
import type { Words } from './presence-calls'
import type { TableStore } from './store'

/** The states of a phone at its table. */
export const PHASES = ['joining', 'meeting', 'together', 'apart', 'left'] as const
export type Phase = (typeof PHASES)[number]

export interface TogetherState {
  readonly phase: Phase
  /** Why it is apart, or why something of this phone is not at the relay. */
  readonly problem: RelayProblem | 'storage' | 'too-large' | 'expired' | null
  /** How many pieces of this phone the relay is not known to have. */
  readonly waiting: number
  /** How many the relay held when they last met; 0 of a table that is new, or has expired. `null`: they have not met. */
  readonly held: number | null
  /** The number of messages that were no piece of this table. */
  readonly dropped: number
  /** The other phones that are there. */
  readonly present: readonly Present[]
  /** The table was moved to new keys, under which one may look, by another phone or by this one; `null`: no one has. */
  readonly moved: TableSecret | null
}

/**
 * The outcome of moving a table to other keys. `first`: they hold. `other`: another phone moved it before. `full`: there is no
 * room to tell the others. `unknown`: the relay has not answered, and may have it or not. `not-said`: nothing has left this
 * phone.
 */
export type Moving = 'first' | 'other' | 'full' | 'unknown' | 'not-said'

/** A phone at a table. */
export interface Session {
  readonly state: () => TogetherState
  /** Told after each change. Returns how to stop. */
  readonly watch: (changed: (state: TogetherState) => void) => () => void
  /** The phone is awake or online: tries at once, or meets again. */
  readonly sync: () => void
  /** The phone has no network: does not wait until the connection turns out to be dead. */
  readonly away: () => void
  /** Tells the others of this phone, until other words follow. */
  readonly say: (words: Words) => void
  /** Tells the others for good that the table goes on under other keys, with what they need to look. */
  readonly move: (look: TableSecret) => Promise<Moving>
  readonly leave: () => Promise<void>
}

export interface TableOptions<P = Piece> {
  readonly engine: Engine
  readonly keys: TableKeys
  readonly store: TableStore<P>
  /** By what the calls of this tab are told from those of others; the same after its page was loaded again. */
  readonly who?: string
  /** When this phone last met entries at the relay, as it remembers; `null`: never. */
  readonly metAt?: number | null
  /** Opens an envelope; `null`: not for this table. Left out, the keys of the table open it. */
  readonly open?: (envelope: Envelope) => Promise<unknown>
}
