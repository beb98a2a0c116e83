import { readGoneRow, readMarkedRow, type FoundRow, type StoredRecord } from './record'
import type { ReplicaContent } from './slots'
import { isIntact } from './summed'

/** The comparison of database and replica: all that the worker knows about the database. */
export interface ComparisonPlan {
  readonly database: string
  readonly tables: readonly TablePlan[]
  /** The table of deleted rows. */
  readonly gone: string
  /** A table in which every row of another has one of its own, as far as it can be read. */
  readonly derived: { readonly of: string; readonly in: string }
  /** Rows, by their ids, that are in no replica. */
  readonly skipped: readonly string[]
  /** The clock at the start: rows written during the comparison have a greater one and are skipped. */
  readonly clock: number
}

export interface TablePlan {
  readonly name: string
  /** The property that is the key of a row. */
  readonly key: string
  /** Indexes over one property each, which name them. */
  readonly indexes: readonly string[]
}

/** The result of the comparison. Where the two differ, or the comparison failed, both have to be read whole. */
export type Compared =
  | {
      readonly state: 'same'
      readonly isUntidy: boolean
      /** Rows that have none of their own in the derived table, or one that says something else than was written. */
      readonly underived: readonly string[]
    }
  | { readonly state: 'different' }

const DIFFERENT: Compared = { state: 'different' }

/** Rows read in one transaction: a hand that is saved meanwhile does not wait longer than that. */
const PIECE = 400

/** The browser's own database, or a likeness of it in tests. */
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
    // The database was closed under it, to be upgraded or deleted.
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
  return { state: 'same', isUntidy: replica.isUntidy, underived: await underived(db, world, plan) }
}

type Known = Pick<StoredRecord, 'clock' | 'sum'>

/** Of a row that was deleted and written again both are there. */
function addTo(known: Map<string, Known>, { key, clock, sum }: StoredRecord): void {
  if (clock > (known.get(key)?.clock ?? -1)) known.set(key, { clock, sum })
}

/** Returns a digest in which the order of the records does not count: how many there are, and two sums of their checksums. */
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

/** Reads the records of a table; `false` where a row has rotted or is missed by an index. */
async function readTable(db: IDBDatabase, world: DatabaseWorld, look: TableLook): Promise<boolean> {
  const { name, key, indexes } = look.table
  let read = 0
  const listed = indexes.map(() => 0)
  for await (const { rows } of piecesOf(db, world, name)) {
    for (const row of rows) {
      const found = readMarkedRow(name, key, row)
      if (!isSettled(found, look.skipped)) return false
      if (found.state === 'sound' && !look.skipped.has(found.record.key)) addTo(look.known, found.record)
      for (const [at, index] of indexes.entries()) if (hasKey(row, index)) listed[at] = (listed[at] ?? 0) + 1
    }
    read += rows.length
  }
  const store = () => db.transaction(name).objectStore(name)
  // While rows come the counts differ.
  if ((await done(store().count())) !== read) return true
  // A row that an index has lost would be found by its key and missed in every list.
  const counted = await Promise.all(indexes.map((index) => done(store().index(index).count())))
  return counted.every((count, at) => count === listed[at])
}

const isSettled = (found: FoundRow, skipped: ReadonlySet<string>): boolean =>
  found.state === 'sound' || (found.state === 'unmarked' && skipped.has(found.record.key))

const hasKey = (row: unknown, property: string): boolean => {
  const value = propertyOf(row, property)
  return typeof value === 'string' || (typeof value === 'number' && !Number.isNaN(value))
}

const propertyOf = (row: unknown, property: string): unknown =>
  typeof row === 'object' && row !== null && Object.hasOwn(row, property) ? Reflect.get(row, property) : undefined

interface Piece {
  readonly keys: readonly IDBValidKey[]
  readonly rows: readonly unknown[]
}

/** Goes through a table, some rows at a time, so that no one else waits for it. */
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

async function underived(
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

/** Opens the database as it is; `null` where there is none, which is left so. */
function openExisting(indexedDB: IDBFactory, name: string): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(name)
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onblocked = () => resolve(null)
    opening.onerror = () => resolve(null)
    opening.onsuccess = () => {
      // An upgrade or a deletion comes first.
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
