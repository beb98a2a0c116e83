/**
 * The tables of the database, step by step. A step adds tables and indexes and never takes any away, so that older rows
 * stay where they are. Steps are never edited.
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
  /** The writer that this code is. Raised whenever rows are written in a shape that older code would spoil. */
  readonly writer: number
  /** Names what reads rows. Another name whenever a row that was read before is refused, so that none is trusted any longer. */
  readonly readers: string
  /**
   * A table derived from another, with one row for each readable row of that one. Its rows are in no replica: each has
   * a sum (`withSum`), and is rebuilt where its content differs from what was written.
   */
  readonly derived: { readonly of: string; readonly in: string }
  /** The tables whose deleted rows may remain in the second copy until it is rewritten for another reason. */
  readonly passing: readonly string[]
  /** Keys of `meta` that say something of this database alone. */
  readonly own: readonly string[]
}

/**
 * The tables as this code writes them. A migration removes nothing, so the last one includes all others: Dexie adds
 * what an older database lacks, from any version.
 */
export const latest = ({ migrations }: Schema): Migration =>
  migrations.reduce((one, other) => (other.version > one.version ? other : one))
