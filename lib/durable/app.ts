import type { DurableDatabase, DatabasePlace } from './database'

/** The parts that an app provides to store its rows here. */
export interface App<D extends DurableDatabase> {
  /** Returns the app's database at a place, not yet opened. */
  readonly database: (place: DatabasePlace) => D
  /** Returns, of rows without a row in the derived table, those that should have one. */
  readonly missingDerived: (db: D, keys: readonly string[]) => Promise<readonly string[]>
  /** Fetches the code for rare work. Call it before a transaction begins: inside one, only the database may be awaited. */
  readonly housekeeping: () => Promise<Housekeeping<D>>
}

/** The app's work inside a transaction of this library: on a new device, and where two copies differ. */
export interface Housekeeping<D extends DurableDatabase> {
  /**
   * Adds the rows that every device starts with, in the transaction that stamps the database. Also runs after a loss.
   */
  readonly addFirstRows: (db: D, phone: 'new' | 'known') => Promise<void>
  /** Rebuilds what is derived from rows that were put or deleted without the app, in the same transaction. */
  readonly refresh: (db: D, taken: readonly TakenRow[]) => Promise<void>
}

/** A row taken from another copy; `row` is `null` if it was deleted. */
export interface TakenRow {
  readonly table: string
  readonly key: string
  readonly row: unknown
}
