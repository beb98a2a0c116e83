import type { Compared, ComparisonPlan } from './compare'
import type { StoredRecord } from './record'
import type { Addition, ReplicaContent } from './write-replica'

/** The replica of this device as a page uses it. Every call may throw a `ReplicaError`. */
export interface ReplicaFile {
  readonly read: () => Promise<ReplicaContent>
  /** Compares the replica with the database, without making other work wait. */
  readonly compare: (plan: ComparisonPlan) => Promise<Compared>
  /** See `appendToReplica`. */
  readonly append: (addition: Addition) => Promise<'added' | 'older'>
  /** See `rewriteReplica`. */
  readonly rewrite: (records: readonly StoredRecord[]) => Promise<void>
}

/** The state of the second copy, and why it is off. `absent`: this browser cannot store one. */
export type SecondCopy =
  | { readonly state: 'unknown' }
  | { readonly state: 'absent' }
  | { readonly state: 'on' }
  | { readonly state: 'off'; readonly why: string }

/** Thrown when work on the replica fails. `why` is the browser's name for the error. */
export class ReplicaError extends Error {
  override readonly name = 'ReplicaError'
  constructor(readonly why: string) {
    super(why)
  }
}

/** Does work while no other tab uses the replica. */
export type Lock = <T>(work: () => Promise<T>) => Promise<T>

/** The second, independent copy of the stored rows, and its state. */
export interface Replica {
  /** Does work on the replica while no other tab can use it. Returns `null` if the replica cannot be used. */
  readonly exclusive: <T>(work: (file: ReplicaFile) => Promise<T>) => Promise<T | null>
  readonly state: () => SecondCopy
  /** Calls the listener on every change of the state. Returns a function that stops this. */
  readonly onState: (listener: (state: SecondCopy) => void) => () => void
}

/**
 * The errors of a browser without such files, or without them in a private window. InvalidStateError is not among them:
 * WebKit gives it for a file that a dead tab still holds.
 */
const NONE_HERE = ['NotSupportedError', 'SecurityError', 'NotAllowedError']

/**
 * Opens a replica over its file. `absent` is final; `off` ends with the first work that succeeds. An error during work only
 * turns the replica off, with that error as the reason: saved rows are safe without it.
 */
export function openReplica(file: ReplicaFile, lock: Lock): Replica {
  const listeners = new Set<(state: SecondCopy) => void>()
  let state: SecondCopy = { state: 'unknown' }

  function set(next: SecondCopy): void {
    if (JSON.stringify(next) === JSON.stringify(state)) return
    state = next
    for (const listener of listeners) tell(() => listener(next))
  }

  const afterFailure = (why: string): SecondCopy =>
    state.state === 'unknown' && NONE_HERE.includes(why) ? { state: 'absent' } : { state: 'off', why }

  return {
    exclusive: async (work) => {
      if (state.state === 'absent') return null
      try {
        const done = await lock(() => work(file))
        set({ state: 'on' })
        return done
      } catch (error) {
        set(afterFailure(nameOf(error)))
        return null
      }
    },
    state: () => state,
    onState: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const nameOf = (error: unknown): string => {
  if (error instanceof ReplicaError) return error.why
  return error instanceof Error || error instanceof DOMException ? error.name : 'Error'
}

/** Calls a listener, so that its error does not reach the replica. */
function tell(listener: () => void): void {
  try {
    listener()
  } catch (error) {
    if (typeof reportError === 'function') reportError(error)
  }
}

/** A replica that does nothing: for browsers without such files, and for tests of other things. */
export const NO_REPLICA: Replica = {
  exclusive: () => Promise.resolve(null),
  state: () => ({ state: 'absent' }),
  onState: () => () => {},
}
