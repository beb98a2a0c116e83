import type { DurableDatabase } from './database'
import type { Stored } from './problem'
import type { Replica } from './replica/replica'
import type { Work } from './task'

/** A tab's connection to the database, for the life of the tab. It opens when first needed. */
export interface Connection<D extends DurableDatabase> {
  /** Returns the open database, or why there is none. */
  readonly open: () => Promise<Stored<D>>
  /** Does work on the open database. If the connection is lost, it opens again and the work runs a second time. */
  readonly run: <T>(work: Work<D, T>) => Promise<Stored<T>>
  /** Calls the listener each time the database has opened, or could not open. Returns a function that stops this. */
  readonly onOpened: (listener: (opened: Stored<D>) => void) => () => void
  /** Returns the id of the device as first seen in this tab; `null` before the database has opened. */
  readonly device: () => string | null
  /** Fills emptied storage from the replica. Returns whether it holds anything now. */
  readonly recover: () => Promise<boolean>
  /**
   * Adds everything written to the replica. Resolves when that is on the disk, or when there is no replica, with the current
   * epoch: rows written in an older epoch are gone.
   */
  readonly secure: () => Promise<number>
  readonly replica: Replica
  readonly close: () => void
}
