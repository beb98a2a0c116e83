import type { DurableDatabase, Place } from './database'

/** What the app that keeps its rows here does itself. */
export interface App<D extends DurableDatabase> {
  /** Its database at a place, not yet opened. */
  readonly database: (place: Place) => D
  /** What belongs on a phone from its first day, within the transaction that stamps the database; also after a loss. */
  readonly furnish: (db: D, phone: 'new' | 'known') => Promise<void>
  /**
   * Rows were put or deleted past the app: makes what follows from them anew, within that transaction; the derived table
   * alone, or everything, where rows of several copies have come together.
   */
  readonly refresh: (db: D, taken: readonly TakenRow[], extent: 'derived' | 'everything') => Promise<void>
  /** Of rows that have none of their own in the derived table, those that should have one. */
  readonly underived: (db: D, keys: readonly string[]) => Promise<readonly string[]>
}

/** A row that was taken over from another copy; `row` is `null` where it was deleted. */
export interface TakenRow {
  readonly table: string
  readonly key: string
  readonly row: unknown
}
