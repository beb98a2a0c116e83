import { ALL_ROWS, rowId, type JournalEntry } from './entry'
import type { JournalContent } from './slots'
import { isIntact } from './summed'

/** What is to be looked at in the database, which whoever looks knows nothing else of. */
export interface VerifyPlan {
  readonly database: string
  readonly tables: readonly TablePlan[]
  /** The table of writes. */
  readonly writes: string
  /** A table in which every row of another has one of its own, as far as it can be read. */
  readonly derived: { readonly of: string; readonly in: string }
  /** Rows, by `table/key`, that are in no journal. */
  readonly skipped: readonly string[]
  /** The journal is known to have held everything up to this write. */
  readonly least: number
}

export interface TablePlan {
  readonly name: string
  /** The property that is the key of a row. */
  readonly key: string
  /** Indexes over one property each, which name them. */
  readonly indexes: readonly string[]
}

/** What was seen. Where the copies are not the same, or that could not be seen, they have to be compared in full. */
export type Verification =
  | {
      readonly state: 'same'
      readonly through: number
      readonly isUntidy: boolean
      /** Rows that have none of their own in the derived table, or one that says something else than was written. */
      readonly underived: readonly string[]
    }
  | { readonly state: 'different' }

const DIFFERENT: Verification = { state: 'different' }

/** Rows read in one transaction: a hand that is saved meanwhile does not wait longer than that. */
const PIECE = 400

/** Writes that the journal does not have yet: more than these are not looked at one by one. */
const MOST_PENDING = 500

/** The browser's own database, or a likeness of it in tests. */
export interface DatabaseWorld {
  readonly indexedDB: IDBFactory
  readonly IDBKeyRange: typeof IDBKeyRange
}

/**
 * Whether the database holds, row by row, what the journal holds. It is read in small pieces, so that nobody else waits
 * for it; what is written meanwhile, and all that is newer than the journal, is left aside.
 */
export async function verify(world: DatabaseWorld, plan: VerifyPlan, journal: JournalContent): Promise<Verification> {
  if (journal.damaged.length > 0 || journal.through < plan.least) return DIFFERENT
  const db = await openExisting(world.indexedDB, plan.database)
  if (db === null) return DIFFERENT
  try {
    return await verifyTables(db, world, plan, journal)
  } catch (error) {
    // The database was closed under it, to be upgraded or deleted.
    if (error instanceof DOMException) return DIFFERENT
    throw error
  } finally {
    db.close()
  }
}

async function verifyTables(
  db: IDBDatabase,
  world: DatabaseWorld,
  plan: VerifyPlan,
  journal: JournalContent,
): Promise<Verification> {
  const seen: Seen = { matched: 0, pending: new Set(), skipped: new Set(plan.skipped) }
  for (const table of plan.tables) {
    const isSameRow = await tableIsSame(db, world, { plan, table, journal, seen })
    if (!isSameRow) return DIFFERENT
  }
  const others = [...journal.folded.keys()].filter((id) => !seen.pending.has(id)).length
  if (others !== seen.matched) return DIFFERENT
  return {
    state: 'same',
    through: journal.through,
    isUntidy: journal.isUntidy,
    underived: await underived(db, world, plan),
  }
}

interface Seen {
  /** Entries of the journal that the database agrees with. */
  matched: number
  /** Rows that were written since the journal was. */
  readonly pending: Set<string>
  readonly skipped: ReadonlySet<string>
}

interface TableLook {
  readonly plan: VerifyPlan
  readonly table: TablePlan
  readonly journal: JournalContent
  readonly seen: Seen
}

async function tableIsSame(db: IDBDatabase, world: DatabaseWorld, one: TableLook): Promise<boolean> {
  const { name, indexes } = one.table
  const listed = indexes.map(() => 0)
  const wrote = one.seen.pending.size
  for (let after: string | null = null, isLast = false; !isLast;) {
    const piece: Piece = await readPiece(db, world, one, after)
    isLast = piece.rows.length < PIECE
    after = piece.to
    if (!pieceIsSame(one, piece)) return false
    for (const [at, index] of indexes.entries()) listed[at] = (listed[at] ?? 0) + piece.rows.filter(has(index)).length
  }
  // A row that an index has lost would be found by its key and missed in every list. While rows come the counts differ.
  const counted = await Promise.all(
    indexes.map((index) => done(db.transaction(name).objectStore(name).index(index).count())),
  )
  return one.seen.pending.size > wrote || counted.every((count, at) => count === listed[at])
}

const has =
  (property: string) =>
  (row: unknown): boolean => {
    const value = propertyOf(row, property)
    return typeof value === 'string' || (typeof value === 'number' && !Number.isNaN(value))
  }

interface Piece {
  readonly rows: readonly unknown[]
  readonly writes: readonly unknown[]
  /** The key of the last row. */
  readonly to: string
}

/** Some rows and the writes that touched them or what once stood between them, as they are at one moment. */
async function readPiece(
  db: IDBDatabase,
  { IDBKeyRange }: DatabaseWorld,
  one: TableLook,
  after: string | null,
): Promise<Piece> {
  const { name, key } = one.table
  const transaction = db.transaction([name, one.plan.writes])
  const rows = await done(
    transaction.objectStore(name).getAll(after === null ? null : IDBKeyRange.lowerBound(after, true), PIECE),
  )
  const to = String(propertyOf(rows.at(-1), key) ?? '')
  const from = after === null ? rowId(name, '') : rowId(name, after)
  // The sign after the one that parts table and key.
  const end =
    rows.length < PIECE
      ? IDBKeyRange.bound(from, `${name}0`, true, true)
      : IDBKeyRange.bound(from, rowId(name, to), true)
  const writes = await done(transaction.objectStore(one.plan.writes).getAll(end))
  // That all rows of the table were once deleted is written beside the first of them.
  const cleared =
    after === null ? await done(transaction.objectStore(one.plan.writes).getAll(rowId(name, ALL_ROWS))) : []
  return { rows, writes: [...cleared, ...writes], to }
}

function pieceIsSame({ table, journal, seen }: TableLook, { rows, writes }: Piece): boolean {
  const left = new Map<string, Write>()
  for (const row of writes) {
    const write = writeOf(row)
    if (write === null) return false
    left.set(write.id, write)
  }
  const areSame = rows.every((row) => {
    const key = propertyOf(row, table.key)
    if (typeof key !== 'string') return false
    const id = rowId(table.name, key)
    const n = left.get(id)?.n ?? 0
    left.delete(id)
    return seen.skipped.has(id) || isSame(journal, seen, id, n, row)
  })
  return (
    areSame &&
    [...left.values()].every(
      ({ id, n, gone }) => isPending(journal, seen, id, n) || (gone && isGone(journal, seen, id, n)),
    )
  )
}

function isSame(journal: JournalContent, seen: Seen, id: string, n: number, row: unknown): boolean {
  if (isPending(journal, seen, id, n)) return true
  const entry = journal.folded.get(id)
  if (entry === undefined || !isSameRow(entry, n, row)) return false
  seen.matched += 1
  return true
}

function isPending({ through }: JournalContent, { pending }: Seen, id: string, n: number): boolean {
  if (n <= through || pending.size >= MOST_PENDING) return false
  pending.add(id)
  return true
}

const isSameRow = (entry: JournalEntry, n: number, row: unknown): boolean =>
  entry.n === n && entry.row !== null && JSON.stringify(entry.row) === JSON.stringify(row)

/** The journal forgets deletions after a time. */
function isGone({ folded }: JournalContent, seen: Seen, id: string, n: number): boolean {
  const entry = folded.get(id)
  if (entry === undefined) return true
  seen.matched += 1
  return entry.row === null && n <= entry.n
}

interface Write {
  readonly id: string
  readonly n: number
  readonly gone: boolean
}

function writeOf(row: unknown): Write | null {
  const [id, n, gone] = [propertyOf(row, 'id'), propertyOf(row, 'n'), propertyOf(row, 'gone')]
  return typeof id === 'string' && typeof n === 'number' ? { id, n, gone: gone === true } : null
}

async function underived(db: IDBDatabase, world: DatabaseWorld, { derived }: VerifyPlan): Promise<readonly string[]> {
  const all = await done(db.transaction(derived.of).objectStore(derived.of).getAllKeys())
  const known = await intactKeys(db, world, derived.in)
  return all.map(String).filter((key) => !known.has(key))
}

/** The keys under which the rows of a table say what was written. */
async function intactKeys(db: IDBDatabase, { IDBKeyRange }: DatabaseWorld, name: string): Promise<ReadonlySet<string>> {
  const intact = new Set<string>()
  for (let range: IDBKeyRange | null = null, isLast = false; !isLast;) {
    const store = db.transaction(name).objectStore(name)
    const [keys, rows]: [IDBValidKey[], unknown[]] = await Promise.all([
      done(store.getAllKeys(range, PIECE)),
      done(store.getAll(range, PIECE)),
    ])
    for (const [at, key] of keys.entries()) if (isIntact(rows[at])) intact.add(String(key))
    isLast = keys.length < PIECE
    range = IDBKeyRange.lowerBound(keys.at(-1) ?? '', true)
  }
  return intact
}

const propertyOf = (row: unknown, property: string): unknown =>
  typeof row === 'object' && row !== null && Object.hasOwn(row, property) ? Reflect.get(row, property) : undefined

/** The database as it is; `null` where there is none, which is left so. */
function openExisting(indexedDB: IDBFactory, name: string): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(name)
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onblocked = () => resolve(null)
    opening.onerror = () => resolve(null)
    opening.onsuccess = () => {
      // Whoever wants to upgrade or delete it comes first.
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
