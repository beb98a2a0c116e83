import { Dexie } from 'dexie'
import type { DexieOptions, Table, Transaction } from 'dexie'
import { touchRecorder } from './journal/touched'
import type { Touched } from './journal/touched'
import { DATABASE_VERSION, MIGRATIONS } from './migrations'
import { NewerDatabaseError } from './problem'
import type { ChangeRecord } from './records/change'
import type { DraftRecord } from './records/draft'
import type { EntryRecord } from './records/entry'
import type { GameRecord } from './records/game'
import type { HouseRecord } from './records/house'
import type { PlayerRecord } from './records/player'
import type { RegisterRecord } from './records/register'
import type { SeriesRecord } from './records/series'
import type { SettingRecord } from './records/setting'
import type { TallyRecord } from './records/tally'

export const DATABASE_NAME = 'yuss'

/** How long the database may say nothing at all, in milliseconds, before it is given up. */
const DATABASE_TIMEOUT = 10_000

/** A row about the database itself. */
export interface MetaRow {
  readonly key: string
  readonly value: unknown
}

/** Which write last touched a row, or deleted it; `id` is `table/key`, with the key `*` for a whole table. */
export interface WriteRow {
  readonly id: string
  readonly n: number
  readonly gone: boolean
}

/** Another name, another IndexedDB, or less than strict, for tests. */
export interface DatabaseOptions {
  readonly name?: string
  readonly durability?: 'strict' | 'relaxed'
  /** How long it may say nothing, in milliseconds. */
  readonly timeout?: number
  readonly indexedDB?: NonNullable<DexieOptions['indexedDB']>
  readonly IDBKeyRange?: NonNullable<DexieOptions['IDBKeyRange']>
}

/** Rows come out as `unknown` and go through their record's reader; only records go in. */
type Rows<R> = Table<unknown, string, R>

/**
 * The database. Every transaction is strict: it has reached the disk when it completes, and what is read
 * was written: no cache stands between. It opens only when asked to, so that every opening is checked.
 */
export class YussDatabase extends Dexie {
  declare readonly games: Rows<GameRecord>
  /** What the first release wrote and nothing has moved yet. */
  declare readonly changes: Rows<ChangeRecord>
  declare readonly entries: Rows<EntryRecord>
  declare readonly drafts: Rows<DraftRecord>
  declare readonly settings: Rows<SettingRecord>
  declare readonly meta: Rows<MetaRow>
  declare readonly series: Rows<SeriesRecord>
  declare readonly houses: Rows<HouseRecord>
  declare readonly players: Rows<PlayerRecord>
  declare readonly tallies: Rows<TallyRecord>
  declare readonly registers: Rows<RegisterRecord>
  declare readonly writes: Rows<WriteRow>
  /** What a transaction has written so far. */
  readonly touchedIn: (transaction: object) => readonly Touched[]
  /** Up to which write the journal was last known to hold everything. */
  journalled = 0
  /** The number of this tab's last write. */
  lastNumber = 0
  /** Transactions that write and have not come to their end. */
  readonly running = new Set<Transaction>()
  /** Dexie has reached the tables of the open database. It tells its middleware, and nobody else. */
  hasTables = false
  /** When the database last answered anything, in milliseconds since the page was loaded. */
  lastAnswer = 0

  /** How long it may say nothing, in milliseconds. */
  readonly timeout: number

  constructor({
    name = DATABASE_NAME,
    durability = 'strict',
    timeout = DATABASE_TIMEOUT,
    ...dependencies
  }: DatabaseOptions = {}) {
    super(name, { ...dependencies, chromeTransactionDurability: durability, cache: 'disabled', autoOpen: false })
    const recorder = touchRecorder(() => (this.lastAnswer = performance.now()))
    this.timeout = timeout
    this.touchedIn = recorder.touchedIn
    this.use(recorder.middleware)
    this.use({ stack: 'dbcore', name: 'tables', create: (core) => ((this.hasTables = true), core) })
    this.on('close', () => (this.hasTables = false))
    for (const { version, tables } of MIGRATIONS) this.version(version).stores(tables)
    this.on('ready', () => this.refuseNewer(), true)
  }

  /** Dexie would open a newer database and write old rows into it. */
  private refuseNewer(): void {
    const found = Math.floor(this.backendDB().version / 10)
    if (found > DATABASE_VERSION) throw new NewerDatabaseError(`version ${found}, this code knows ${DATABASE_VERSION}`)
  }
}
