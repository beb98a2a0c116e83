import type { Work } from './attempt'
import type { DurableDatabase } from './database'
import type { Stored } from './problem'
import type { Replica } from './replica/replica'

/** This tab's way to the database, for as long as the tab lives. Opened when first needed. */
export interface Connection<D extends DurableDatabase> {
  /** The open database, or why there is none. */
  readonly open: () => Promise<Stored<D>>
  /** Does work on the open database. A lost connection is opened again and the work done once more: it must bear that. */
  readonly run: <T>(work: Work<D, T>) => Promise<Stored<T>>
  /** Told each time the database was opened, or could not be. Returns how to stop. */
  readonly onOpened: (listener: (opened: Stored<D>) => void) => () => void
  /** The id of the device as first seen in this tab; `null` before the database was open. */
  readonly device: () => string | null
  /** Fills an emptied storage from the replica. Whether there is something in it now. */
  readonly recover: () => Promise<boolean>
  /**
   * Brings the replica up to what was written; answers when that is on the disk, or there is no replica to be had. Returns the
   * epoch that holds then: what was written in an older one is gone.
   */
  readonly secure: () => Promise<number>
  readonly replica: Replica
  readonly close: () => void
}
