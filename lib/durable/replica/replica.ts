import type { Compared, ComparisonPlan } from './compare'
import type { StoredRecord } from './record'
import type { Addition, ReplicaContent } from './slots'

/** The replica of this phone as the page reaches it; every call may throw a ReplicaError. */
export interface ReplicaFile {
  readonly read: () => Promise<ReplicaContent>
  /** Compares it with the database, without holding anyone up. */
  readonly compare: (plan: ComparisonPlan) => Promise<Compared>
  /** As `appendToReplica`. */
  readonly append: (addition: Addition) => Promise<'added' | 'older'>
  /** As `rewriteReplica`. */
  readonly rewrite: (records: readonly StoredRecord[]) => Promise<void>
}

/** The state of the second copy, and why it is off. `absent`: this browser has no place for one. */
export type SecondCopy =
  | { readonly state: 'unknown' }
  | { readonly state: 'absent' }
  | { readonly state: 'on' }
  | { readonly state: 'off'; readonly why: string }

/** The replica did not do what was asked; `why` is the name that the browser gave it. */
export class ReplicaError extends Error {
  override readonly name = 'ReplicaError'
  constructor(readonly why: string) {
    super(why)
  }
}

/** Lets one tab at a time at the replica. */
export type Lock = <T>(work: () => Promise<T>) => Promise<T>

/** The second, independent copy of the stored rows, and its state. */
export interface Replica {
  /** Does work on the replica while no other tab can; `null` where the replica is not to be had. */
  readonly exclusive: <T>(work: (file: ReplicaFile) => Promise<T>) => Promise<T | null>
  readonly state: () => SecondCopy
  /** Told of every change of the state. Returns how to stop. */
  readonly onState: (listener: (state: SecondCopy) => void) => () => void
}

/**
 * The errors of a browser without such files, or without them in a private window. InvalidStateError is not among them:
 * WebKit gives it for a file that a dead tab still holds.
 */
const NONE_HERE = ['NotSupportedError', 'SecurityError', 'NotAllowedError']

/**
 * Opens a replica over its file. `absent` is final; `off` ends with the first work that succeeds. Any error thrown in
 * it only turns it off, with that error as the reason: what was saved is safe without it.
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

/** An error of a listener does not reach the replica. */
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
