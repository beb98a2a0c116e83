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
   * A table made from others, in which every row of another has one of its own, as far as it can be read. Its rows are in no
   * replica: each is put with a sum (`withSum`), and made anew where it says something else than was written.
   */
  readonly derived: { readonly of: string; readonly in: string }
  /** Tables of which deleted rows may lie in the second copy until it is written anew for another reason. */
  readonly passing: readonly string[]
  /** Keys of `meta` that say something of this database alone. */
  readonly own: readonly string[]
}

/**
 * The tables as this code writes them. A step takes nothing away, so the last one says what all of them say: Dexie adds what an
 * older database lacks, whichever step it stands at.
 */
export const latest = ({ migrations }: Schema): Migration =>
  migrations.reduce((one, other) => (other.version > one.version ? other : one))
