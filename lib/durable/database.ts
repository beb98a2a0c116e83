import { Dexie, type DexieOptions, type Table, type Transaction } from 'dexie'
import { KEYS } from './keys'
import { markedRows, type Writing } from './marked'
import { NewerDatabaseError } from './problem'
import type { GoneRow, StoredRecord } from './replica/record'
import { latest, type Schema } from './schema'

/** The time, in milliseconds, that the database may be silent before work on it fails. */
const DATABASE_TIMEOUT = 10_000

/** A row about the database itself. */
export interface MetaRow {
  readonly key: string
  readonly value: unknown
}

/** The place of a database: the IndexedDB that holds it. */
export interface DatabasePlace {
  readonly indexedDB?: NonNullable<DexieOptions['indexedDB']>
  readonly IDBKeyRange?: NonNullable<DexieOptions['IDBKeyRange']>
}

/** Options for tests: another name, another IndexedDB, or writes that are not strict. */
export interface DatabaseOptions extends DatabasePlace {
  readonly name?: string
  readonly durability?: 'strict' | 'relaxed'
  /** The time, in milliseconds, that it may be silent. */
  readonly timeout?: number
}

/** One piece of work on the database: the transactions it has open, and when one of them last answered. */
export interface Task {
  readonly transactions: Set<Transaction>
  /** In milliseconds since the page was loaded; `null` while it has only been waiting for its turn. */
  lastAnswer: number | null
}

/** A table. Rows come out as `unknown` and go through a reader; only records go in. */
export type Rows<R> = Table<unknown, string, R>

/** The names of the tables that an app adds to a database. */
export type TableOf<D extends DurableDatabase> = Exclude<
  { [Name in keyof D & string]: D[Name] extends Pick<Table, 'schema' | 'hook'> ? Name : never }[keyof D & string],
  'meta' | 'gone'
>

/**
 * A database whose rows each carry a clock and a checksum. Every transaction is strict: once complete it is on the
 * disk, and reads come from there, without a cache. It opens only on request, so that every opening is checked.
 */
export class DurableDatabase extends Dexie {
  declare readonly meta: Rows<MetaRow>
  declare readonly gone: Rows<GoneRow>
  readonly schema: Schema
  /** The writes of each transaction that marks its rows. */
  readonly writings = new WeakMap<object, Writing>()
  /** Transactions that see and put rows as they are stored. */
  readonly raw = new WeakSet<object>()
  /** The records that this tab has written and the replica has not received yet. */
  readonly unsent: StoredRecord[] = []
  /** The latest epoch that this tab has seen. */
  epoch = 0
  /** The task that each transaction of the browser belongs to. */
  readonly tasks = new WeakMap<object, Task>()
  /** True once Dexie has reached the tables of the open database, which it reports only to its middleware. */
  hasTables = false
  /** When the database last answered anything, in milliseconds since the page was loaded. */
  lastAnswer = 0
  /** The time, in milliseconds, that it may be silent. */
  readonly timeout: number

  constructor(schema: Schema, options: DatabaseOptions = {}) {
    const { name = schema.name, durability = 'strict', timeout = DATABASE_TIMEOUT, ...place } = options
    super(name, { ...place, chromeTransactionDurability: durability, cache: 'disabled', autoOpen: false })
    this.schema = schema
    this.timeout = timeout
    this.use(
      markedRows({
        writingOf: (transaction) => this.writings.get(transaction),
        isRaw: (transaction) => this.raw.has(transaction),
        isReplicated: (table, key) => this.isReplicated(table, key),
        readers: schema.readers,
        hear: (transaction) => this.hear(transaction),
      }),
    )
    this.use({ stack: 'dbcore', name: 'tables', create: (core) => ((this.hasTables = true), core) })
    this.on('close', () => (this.hasTables = false))
    const { version, tables } = latest(schema)
    this.version(version).stores(tables)
    this.on('ready', () => this.refuseNewer(), true)
  }

  private hear(transaction: object): void {
    this.lastAnswer = performance.now()
    const task = this.tasks.get(transaction)
    if (task !== undefined) task.lastAnswer = this.lastAnswer
  }

  /** Keys of `meta` that concern only this database. */
  get ownKeys(): readonly string[] {
    return [KEYS.moment, KEYS.replica, KEYS.damage, KEYS.room, ...this.schema.own]
  }

  /**
   * Tells whether a row is copied to the replica. Derived rows, and rows that concern only this database, are not.
   */
  isReplicated(table: string, key: string): boolean {
    if (table === 'meta') return !this.ownKeys.some((own) => own === key)
    return table !== 'gone' && table !== this.schema.derived.in
  }

  /** Stops Dexie from opening a newer database and writing old rows into it. */
  private refuseNewer(): void {
    const [found, known] = [Math.floor(this.backendDB().version / 10), latest(this.schema).version]
    if (found > known) throw new NewerDatabaseError(`version ${found}, this code knows ${known}`)
  }
}
