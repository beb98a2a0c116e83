import type { DurableDatabase, Place } from './database'

/** The parts that the app which stores its rows here provides. */
export interface App<D extends DurableDatabase> {
  /** Its database at a place, not yet opened. */
  readonly database: (place: Place) => D
  /** Of rows that have none of their own in the derived table, those that should have one. */
  readonly underived: (db: D, keys: readonly string[]) => Promise<readonly string[]>
  /** Fetched where it is needed, and before a transaction begins: within one nothing is waited for but the database. */
  readonly housekeeping: () => Promise<Housekeeping<D>>
}

/** The app's work on its own rows within a transaction of this library, on a new device and where two copies differ. */
export interface Housekeeping<D extends DurableDatabase> {
  /**
   * Adds the rows that a device has from its first day, within the transaction that stamps the database; also after a
   * loss.
   */
  readonly furnish: (db: D, phone: 'new' | 'known') => Promise<void>
  /** Rows were put or deleted past the app: makes again what follows from them, within that transaction. */
  readonly refresh: (db: D, taken: readonly TakenRow[]) => Promise<void>
}

/** A row that was taken over from another copy; `row` is `null` where it was deleted. */
export interface TakenRow {
  readonly table: string
  readonly key: string
  readonly row: unknown
}
