import { readGoneRow, readMarkedRow, timesListed, type FoundRow, type StoredRecord } from './record'
import { isIntact } from './summed'
import type { ReplicaContent } from './write-replica'

/** The comparison to make: everything that the worker knows about the database. */
export interface ComparisonPlan {
  readonly database: string
  readonly tables: readonly TablePlan[]
  /** The table of deleted rows. */
  readonly gone: string
  /** The derived table: it has a row for each readable row of another. */
  readonly derived: { readonly of: string; readonly in: string }
  /** The ids of rows that are not copied to the replica. */
  readonly skipped: readonly string[]
  /** The clock at the start. Rows written during the comparison have a greater clock and are skipped. */
  readonly clock: number
}

export interface TablePlan {
  readonly name: string
  /** The property that is the key of a row. */
  readonly key: string
  /** Indexes over one property, by the name of that property. */
  readonly indexes: readonly string[]
}

/** The result of the comparison. If the two differ, or the comparison failed, both must be read whole. */
export type Compared =
  | {
      readonly state: 'same'
      readonly needsRewrite: boolean
      /** Rows whose derived row is missing or differs from what was written. */
      readonly missingDerived: readonly string[]
    }
  | { readonly state: 'different' }

const DIFFERENT: Compared = { state: 'different' }

/** The number of rows read in one transaction. It is small so that a hand saved meanwhile does not wait long. */
const PIECE = 400

/** The browser's IndexedDB, or a fake in tests. */
export interface DatabaseWorld {
  readonly indexedDB: IDBFactory
  readonly IDBKeyRange: typeof IDBKeyRange
}

/** Compares the database with the replica by the number of their records and the digest of their checksums. */
export async function compare(world: DatabaseWorld, plan: ComparisonPlan, replica: ReplicaContent): Promise<Compared> {
  const latest = replica.records.reduce((most, { clock }) => Math.max(most, clock), 0)
  if (replica.damaged.length > 0 || replica.records.length === 0 || latest > plan.clock) return DIFFERENT
  const db = await openExisting(world.indexedDB, plan.database)
  if (db === null) return DIFFERENT
  try {
    return await compareTables(db, world, plan, replica)
  } catch (error) {
    // The database was closed meanwhile, to be upgraded or deleted.
    if (error instanceof DOMException) return DIFFERENT
    throw error
  } finally {
    db.close()
  }
}

async function compareTables(
  db: IDBDatabase,
  world: DatabaseWorld,
  plan: ComparisonPlan,
  replica: ReplicaContent,
): Promise<Compared> {
  const known = new Map<string, Known>()
  const skipped = new Set(plan.skipped)
  for (const table of plan.tables) if (!(await readTable(db, world, { table, skipped, known }))) return DIFFERENT
  for await (const { rows } of piecesOf(db, world, plan.gone)) {
    const records = rows.map(readGoneRow)
    if (records.includes(null)) return DIFFERENT
    for (const record of records) if (record !== null) addTo(known, record)
  }
  const isWrittenSince = (key: string) => (known.get(key)?.clock ?? 0) > plan.clock
  const here = [...known].filter(([key]) => !isWrittenSince(key)).map(([, one]) => one)
  const there = replica.records.filter(({ key }) => !isWrittenSince(key))
  if (digestOf(here) !== digestOf(there)) return DIFFERENT
  return { state: 'same', needsRewrite: replica.needsRewrite, missingDerived: await missingDerived(db, world, plan) }
}

type Known = Pick<StoredRecord, 'clock' | 'sum'>

/** Keeps the later of two records of a row: one that was deleted and written again has two. */
function addTo(known: Map<string, Known>, { key, clock, sum }: StoredRecord): void {
  if (clock > (known.get(key)?.clock ?? -1)) known.set(key, { clock, sum })
}

/** Returns a digest that does not depend on order: the number of records, and two sums of their checksums. */
function digestOf(records: readonly Known[]): string {
  let [mixed, added] = [0, 0]
  for (const { sum } of records) {
    mixed ^= sum
    added = (added + sum) % 2 ** 48
  }
  return `${records.length} ${mixed >>> 0} ${added}`
}

interface TableLook {
  readonly table: TablePlan
  readonly skipped: ReadonlySet<string>
  readonly known: Map<string, Known>
}

/** Reads the records of a table. Returns `false` if a row is corrupted or an index misses a row. */
async function readTable(db: IDBDatabase, world: DatabaseWorld, look: TableLook): Promise<boolean> {
  const { name, key, indexes } = look.table
  let read = 0
  const listed = indexes.map(() => 0)
  for await (const { rows } of piecesOf(db, world, name)) {
    for (const row of rows) {
      const found = readMarkedRow(name, key, row)
      if (!isSettled(found, look.skipped)) return false
      if (found.state === 'sound' && !look.skipped.has(found.record.key)) addTo(look.known, found.record)
      for (const [at, index] of indexes.entries()) listed[at] = (listed[at] ?? 0) + timesListed(row, [index])
    }
    read += rows.length
  }
  const store = () => db.transaction(name).objectStore(name)
  // The counts differ while rows are being added.
  if ((await done(store().count())) !== read) return true
  // A row that an index misses would be found by its key, but by no list.
  const counted = await Promise.all(indexes.map((index) => done(store().index(index).count())))
  return counted.every((count, at) => count === listed[at])
}

const isSettled = (found: FoundRow, skipped: ReadonlySet<string>): boolean =>
  found.state === 'sound' || (found.state === 'unmarked' && skipped.has(found.record.key))

interface Piece {
  readonly keys: readonly IDBValidKey[]
  readonly rows: readonly unknown[]
}

/** Yields the rows of a table, a few at a time, so that other transactions need not wait. */
async function* piecesOf(db: IDBDatabase, { IDBKeyRange }: DatabaseWorld, name: string): AsyncGenerator<Piece> {
  for (let range: IDBKeyRange | null = null, isLast = false; !isLast;) {
    const store = db.transaction(name).objectStore(name)
    const [keys, rows]: [IDBValidKey[], unknown[]] = await Promise.all([
      done(store.getAllKeys(range, PIECE)),
      done(store.getAll(range, PIECE)),
    ])
    yield { keys, rows }
    isLast = keys.length < PIECE
    range = IDBKeyRange.lowerBound(keys.at(-1) ?? '', true)
  }
}

async function missingDerived(
  db: IDBDatabase,
  world: DatabaseWorld,
  { derived }: ComparisonPlan,
): Promise<readonly string[]> {
  const intact = new Set<string>()
  for await (const { keys, rows } of piecesOf(db, world, derived.in))
    for (const [at, key] of keys.entries()) if (isIntact(rows[at])) intact.add(String(key))
  const all = await done(db.transaction(derived.of).objectStore(derived.of).getAllKeys())
  return all.map(String).filter((key) => !intact.has(key))
}

/** Opens the database if it exists, without creating or upgrading it; `null` if there is none. */
function openExisting(indexedDB: IDBFactory, name: string): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(name)
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onblocked = () => resolve(null)
    opening.onerror = () => resolve(null)
    opening.onsuccess = () => {
      // An upgrade or a deletion has priority.
      opening.result.onversionchange = () => opening.result.close()
      resolve(opening.result)
    }
  })
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new DOMException('no answer', 'UnknownError'))
  })
