import type { DurableDatabase, Place } from './database'

/** What the app that keeps its rows here does itself. */
export interface App<D extends DurableDatabase> {
  /** Its database at a place, not yet opened. */
  readonly database: (place: Place) => D
  /** Of rows that have none of their own in the derived table, those that should have one. */
  readonly underived: (db: D, keys: readonly string[]) => Promise<readonly string[]>
  /** Fetched where it is needed, and before a transaction begins: within one nothing is waited for but the database. */
  readonly housekeeping: () => Promise<Housekeeping<D>>
}

/** What the app does to rows of its own within a transaction of ours, on a new phone and where two copies differ. */
export interface Housekeeping<D extends DurableDatabase> {
  /** What belongs on a phone from its first day, within the transaction that stamps the database; also after a loss. */
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
