import type { App, Housekeeping } from './app'
import { copyOf } from './copy-of'
import { noteDamage } from './damage'
import type { DurableDatabase } from './database'
import { emptyTables } from './erase'
import { tablesNotListed } from './indexes'
import { compare, type Comparison } from './journal/compare'
import type { Damage } from './journal/damage'
import { ALL_ROWS, rowId, type JournalEntry } from './journal/entry'
import type { JournalFile } from './journal/journal'
import type { JournalContent } from './journal/slots'
import { isIntact } from './journal/summed'
import { keyedRows } from './keyed-rows'
import { KEYS } from './keys'
import { metaNumber } from './meta'
import { hasPurged } from './numbers'
import { onDatabase } from './on-database'
import { putIfFree, takeOver } from './take-over'
import type { Task } from './task'
import { allTables, taskTransaction } from './task-transaction'

/** What came of a comparison. */
export interface Reconciled {
  /** Up to which write the journal then holds everything. */
  readonly through: number
  /** The database was one of before everything was deleted: nothing is left of what was in it. */
  readonly isErased: boolean
}

/** The app, with what it does within transactions. */
type KeepingApp<D extends DurableDatabase> = Pick<App<D>, 'underived'> & Housekeeping<D>

/** Compares the two copies row by row, and puts right in either what it lacks or has lost. */
export async function compareInFull<D extends DurableDatabase>(
  app: KeepingApp<D>,
  db: D,
  file: JournalFile,
): Promise<Reconciled> {
  const journal = await file.read()
  const done = await onDatabase(db, async (task) => {
    const copy = await taskTransaction(db, task, { mode: 'r', tables: allTables(db) }, () => copyOf(db))
    const { toDatabase, toJournal, damage, erased } = compare(copy, journal)
    const amiss = { underived: await underivedRows(app, db), notListed: await tablesNotListed(db) }
    const lists = [toDatabase, toJournal, damage, journal.damaged, amiss.underived, amiss.notListed]
    const isSame = erased === null && lists.every((list) => list.length === 0)
    return isSame ? { entries: [], last: copy.last, erased } : repair(app, { db, task }, journal, amiss)
  })
  const alone = done.erased === 'journal'
  const through = alone ? done.last : Math.max(journal.through, done.last)
  const { entries } = done
  if (alone || journal.isUntidy) await file.rewrite({ through, entries, alone })
  else if (through > journal.through || entries.length > 0) await add(db, file, journal.through, { through, entries })
  return { through, isErased: done.erased === 'database' }
}

async function add(
  db: DurableDatabase,
  file: JournalFile,
  after: number,
  { through, entries }: { readonly through: number; readonly entries: readonly JournalEntry[] },
): Promise<void> {
  const reached = await file.append({ after, through, entries, purge: hasPurged(db, entries) })
  if (reached !== through) await file.rewrite({ through, entries })
}

/** What is wrong with the database by itself. */
interface Amiss {
  readonly underived: readonly string[]
  readonly notListed: readonly string[]
}

interface Repaired {
  readonly entries: readonly JournalEntry[]
  readonly last: number
  readonly erased: Comparison['erased']
}

/** Compares again where nobody can write between the comparison and its consequences. */
function repair<D extends DurableDatabase>(
  app: KeepingApp<D>,
  { db, task }: { readonly db: D; readonly task: Task },
  journal: JournalContent,
  { underived, notListed }: Amiss,
): Promise<Repaired> {
  return taskTransaction(db, task, { mode: 'rw', tables: allTables(db) }, async () => {
    const copy = await copyOf(db)
    const compared = compare(copy, journal)
    const { erased, toDatabase, toJournal } = compared
    if (erased === 'database') await emptyTables(db)
    for (const name of notListed) for (const [, row] of await keyedRows(db, name)) await putIfFree(db, name, row)
    const refused = await takeAllOver(db, toDatabase)
    const known = erased === 'journal' ? [] : [...journal.folded.values()]
    const last = [...toDatabase, ...toJournal, ...known].reduce((most, { n }) => Math.max(most, n), copy.last)
    await db.meta.put({ key: KEYS.lastWrite, value: last })
    await db.writes.bulkPut(
      toJournal.map(({ table, key, n, row }) => ({ id: rowId(table, key), n, gone: row === null })),
    )
    const { of } = db.schema.derived
    await app.refresh(db, [...underived.map((key) => ({ table: of, key, row: null })), ...toDatabase], 'derived')
    const isLost = copy.rows.size === 0 && journal.folded.size > 0
    await noteDamage(db, await namedDamage(db, journal, compared, { isLost, refused }))
    return { entries: toJournal, last, erased }
  })
}

/** Takes rows over with the number of the write that they have there. What an index refused. */
async function takeAllOver(db: DurableDatabase, entries: readonly JournalEntry[]): Promise<readonly JournalEntry[]> {
  const refused: JournalEntry[] = []
  for (const entry of entries) {
    const { table, key, n, row } = entry
    if (await takeOver(db, entry)) await db.writes.put({ id: rowId(table, key), n, gone: row === null })
    else refused.push(entry)
  }
  return refused
}

/** Rows that should have one of their own in the derived table, and have none, or one that says something else than was written. */
async function underivedRows<D extends DurableDatabase>(app: KeepingApp<D>, db: D): Promise<readonly string[]> {
  const derived = new Set(
    (await keyedRows(db, db.schema.derived.in)).flatMap(([key, row]) => (isIntact(row) ? key : [])),
  )
  const all = (await db.table(db.schema.derived.of).toCollection().primaryKeys()).map(String)
  return app.underived(
    db,
    all.filter((key) => !derived.has(key)),
  )
}

/** What became of the rows: the database had none at all, or an index refused some. */
interface Fate {
  readonly isLost: boolean
  readonly refused: readonly JournalEntry[]
}

async function namedDamage(
  db: DurableDatabase,
  journal: JournalContent,
  { damage, erased }: Comparison,
  { isLost, refused }: Fate,
): Promise<readonly Damage[]> {
  const at = Date.now()
  const whole = { at, fault: 'missing', table: '', key: ALL_ROWS, repaired: true, found: null } as const
  const isCut = erased === null && (await metaNumber(db, KEYS.journal)) > journal.through
  const rotten = journal.damaged.map(({ file, from, bytes }): Damage => {
    const found = { file, from, bytes: base64(bytes) }
    return { at, store: 'journal', fault: 'unreadable', table: '', key: '', repaired: true, found }
  })
  const cut: readonly Damage[] = isCut ? [{ ...whole, store: 'journal' }] : []
  if (isLost) return [...rotten, ...cut, { ...whole, store: 'database' }]
  const isRefused = (one: Pick<Damage, 'table' | 'key'>) =>
    refused.some(({ table, key }) => one.table === table && one.key === key)
  const left = refused.map(({ table, key, row }): Damage => {
    return { at, store: 'database', fault: 'missing', table, key, repaired: false, found: row }
  })
  return [...rotten, ...cut, ...damage.filter((one) => !isRefused(one)).map((one) => ({ ...one, at })), ...left]
}

const MOST_BYTES = 48 * 1024

const base64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes.subarray(0, MOST_BYTES), (byte) => String.fromCharCode(byte)).join(''))
