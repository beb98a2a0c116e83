import type { TableSchema } from 'dexie'
import type { App } from './app'
import { noteDamage } from './damage'
import type { DurableDatabase } from './database'
import type { Damage } from './journal/damage'
import { ALL_ROWS, rowId } from './journal/entry'
import type { JournalEntry } from './journal/entry'
import type { JournalFile } from './journal/journal'
import { merge } from './journal/merge'
import type { DatabaseCopy, Merge } from './journal/merge'
import type { JournalContent } from './journal/slots'
import type { VerifyPlan, TablePlan } from './journal/verify'
import { KEYS } from './keys'
import { metaNumber, metaValue } from './meta'
import { hasPurged, lastWrite, readWrites } from './numbers'
import { onDatabase } from './on-database'
import { isRow } from './row'
import { listAgain, unlistedRows } from './unlisted'
import type { Unlisted } from './unlisted'

/**
 * Compares the database with the journal and puts right, in either, what it lacks or has lost. Nobody else may have
 * the journal meanwhile. Up to which write the journal then holds everything.
 */
export async function reconcile<D extends DurableDatabase>(app: App<D>, db: D, file: JournalFile): Promise<number> {
  return (await verifiedThrough(app, db, file)) ?? compareInFull(app, db, file)
}

/** Up to which write the journal holds everything, where the two hold the same; `null` where it does not. */
async function verifiedThrough<D extends DurableDatabase>(
  app: App<D>,
  db: D,
  file: JournalFile,
): Promise<number | null> {
  const found = await file.verify(await onDatabase(db, () => planOf(db)))
  if (found.state === 'different') return null
  const underived = await onDatabase(db, () => app.underived(db, found.underived))
  if (underived.length > 0) return null
  if (found.isUntidy) await file.rewrite(found.through, [])
  return found.through
}

async function planOf(db: DurableDatabase): Promise<VerifyPlan> {
  return {
    database: db.name,
    tables: db.tables.flatMap(({ name, schema }) => (db.isJournalled(name, '') ? [tablePlan(name, schema)] : [])),
    writes: db.writes.name,
    derived: db.schema.derived,
    skipped: db.ownKeys.map((key) => rowId(db.meta.name, key)),
    least: await metaNumber(db, KEYS.journal),
  }
}

const tablePlan = (name: string, { primKey, indexes }: TableSchema): TablePlan => ({
  name,
  key: String(primKey.keyPath),
  indexes: indexes.flatMap((index) => (index.compound === true || index.multi === true ? [] : [index.name])),
})

async function compareInFull<D extends DurableDatabase>(app: App<D>, db: D, file: JournalFile): Promise<number> {
  const journal = await file.read()
  const done = await onDatabase(db, async () => {
    const copy = await db.transaction('r', db.tables, async () => databaseCopy(db))
    const { toDatabase, toJournal, damage } = merge(copy, journal)
    const [underived, unlisted] = [await underivedRows(app, db), await unlistedRows(db)]
    const lists = [toDatabase, toJournal, damage, journal.damaged, underived, unlisted]
    return lists.every((list) => list.length === 0)
      ? { entries: [], last: copy.last }
      : repair(app, db, journal, underived, unlisted)
  })
  const through = Math.max(journal.through, done.last)
  if (journal.isUntidy) await file.rewrite(through, done.entries)
  else if (through > journal.through || done.entries.length > 0)
    await add(db, file, journal.through, through, done.entries)
  return through
}

async function add(
  db: DurableDatabase,
  file: JournalFile,
  after: number,
  through: number,
  entries: readonly JournalEntry[],
) {
  const reached = await file.append({ after, through, entries, purge: hasPurged(db, entries) })
  if (reached !== through) await file.rewrite(through, entries)
}

/** Compares again where nobody can write between the comparison and its consequences. */
function repair<D extends DurableDatabase>(
  app: App<D>,
  db: D,
  journal: JournalContent,
  underived: readonly string[],
  unlisted: readonly Unlisted[],
): Promise<{ readonly entries: readonly JournalEntry[]; readonly last: number }> {
  return db.transaction('rw', db.tables, async () => {
    const copy = await databaseCopy(db)
    const isLost = copy.rows.size === 0 && journal.folded.size > 0
    const merged = merge(copy, journal)
    for (const one of unlisted) await listAgain(db, one)
    for (const entry of merged.toDatabase) await takeOver(db, entry)
    const numbers = [...merged.toDatabase, ...merged.toJournal, ...journal.folded.values()].map(({ n }) => n)
    const last = numbers.reduce((most, n) => Math.max(most, n), copy.last)
    await db.meta.put({ key: KEYS.lastWrite, value: last })
    await db.writes.bulkPut(
      merged.toJournal.map(({ table, key, n, row }) => ({ id: rowId(table, key), n, gone: row === null })),
    )
    const { of } = db.schema.derived
    await app.refresh(db, [...underived.map((key) => ({ table: of, key, row: null })), ...merged.toDatabase])
    await noteDamage(db, await namedDamage(db, journal, merged, isLost))
    return { entries: merged.toJournal, last }
  })
}

/** What the database has. Where it is emptied while it is read, half of it would pass for the whole: it is read again. */
async function databaseCopy(db: DurableDatabase): Promise<DatabaseCopy> {
  const device = await metaValue(db, KEYS.device)
  const copy = await readCopy(db)
  return (await metaValue(db, KEYS.device)) === device ? copy : readCopy(db)
}

/** Every row that the journal should hold, with the writes that touched them. */
async function readCopy(db: DurableDatabase): Promise<DatabaseCopy> {
  const rows = new Map<string, unknown>()
  for (const { name, schema } of db.tables) {
    if (!db.isJournalled(name, '')) continue
    for (const row of await db.table<unknown>(name).toArray()) {
      const key = isRow(row) ? String(row[String(schema.primKey.keyPath)]) : ''
      if (db.isJournalled(name, key)) rows.set(rowId(name, key), row)
    }
  }
  const writes = readWrites(await db.writes.toArray())
  return { rows, writes: new Map(writes.map((write) => [write.id, write])), last: await lastWrite(db) }
}

/** Rows that have none of their own in the derived table, and should have. */
async function underivedRows<D extends DurableDatabase>(app: App<D>, db: D): Promise<readonly string[]> {
  const derived = new Set((await db.table(db.schema.derived.in).toCollection().primaryKeys()).map(String))
  const all = (await db.table(db.schema.derived.of).toCollection().primaryKeys()).map(String)
  return app.underived(
    db,
    all.filter((key) => !derived.has(key)),
  )
}

/** A table that only newer code knows stays in the journal. */
async function takeOver(db: DurableDatabase, { table, key, n, row }: JournalEntry): Promise<void> {
  const isKnown = db.tables.some(({ name }) => name === table)
  if (isKnown && key !== ALL_ROWS) await (row === null ? db.table(table).delete(key) : db.table(table).put(row))
  await db.writes.put({ id: rowId(table, key), n, gone: row === null })
}

async function namedDamage(
  db: DurableDatabase,
  journal: JournalContent,
  merged: Merge,
  isLost: boolean,
): Promise<readonly Damage[]> {
  const at = Date.now()
  const whole = { at, fault: 'missing', table: '', key: ALL_ROWS, repaired: true, found: null } as const
  const once = await metaValue(db, KEYS.journal)
  const isCut = typeof once === 'number' && once > journal.through
  const rotten = journal.damaged.map(({ file, from, bytes }): Damage => {
    const found = { file, from, bytes: base64(bytes) }
    return { at, store: 'journal', fault: 'unreadable', table: '', key: '', repaired: true, found }
  })
  const cut: readonly Damage[] = isCut ? [{ ...whole, store: 'journal' }] : []
  if (isLost) return [...rotten, ...cut, { ...whole, store: 'database' }]
  return [...rotten, ...cut, ...merged.damage.map((damage) => ({ ...damage, at }))]
}

const MOST_BYTES = 48 * 1024

const base64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes.subarray(0, MOST_BYTES), (byte) => String.fromCharCode(byte)).join(''))
