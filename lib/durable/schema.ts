/**
 * One step of the database's tables. A step adds tables and indexes and never removes any, so that older rows stay readable.
 * Steps are never edited.
 */
export interface Migration {
  readonly version: number
  readonly name: string
  /** Dexie's notation: the primary key, then indexes; `&` unique, `[a+b]` compound. Every one has `meta` and `gone`. */
  readonly tables: Readonly<Record<string, string>>
}

/** The facts about the tables that this library needs. */
export interface Schema {
  /** The name of the database. */
  readonly name: string
  readonly migrations: readonly Migration[]
  /** The number of this writer. It is raised whenever rows get a shape that older code would spoil. */
  readonly writer: number
  /** Names the row readers. It changes whenever they refuse a row that they accepted before, so that stored trust ends. */
  readonly readers: string
  /**
   * A table derived from another, with one row for each readable row of that one. Its rows are in no replica: each has
   * a sum (`withSum`), and is rebuilt where its content differs from what was written.
   */
  readonly derived: { readonly of: string; readonly in: string }
  /** The tables whose deleted rows may remain in the second copy until it is rewritten for another reason. */
  readonly passing: readonly string[]
  /** Keys of `meta` that concern only this database. */
  readonly own: readonly string[]
}

/**
 * Returns the tables as this code writes them. A migration removes nothing, so the last one includes all others, and Dexie
 * adds what an older database of any version lacks.
 */
export const latest = ({ migrations }: Schema): Migration =>
  migrations.reduce((one, other) => (other.version > one.version ? other : one))
