import type { TableSchema } from 'dexie'
import type { YussDatabase } from '../database'
import { logRows } from '../log'
import { isJournalled, META, metaValue } from '../meta'
import { gameRecord } from '../records/game'
import { isRow } from '../records/record'
import { saveTally } from '../save-game'
import { sheetOf } from '../sheet'
import { noteDamage } from './damage'
import type { Damage } from './damage'
import { ALL_ROWS, rowId } from './entry'
import type { JournalEntry } from './entry'
import type { JournalFile } from './journal'
import { merge } from './merge'
import type { DatabaseCopy, Merge } from './merge'
import { onDatabase } from './on-database'
import type { RunOnDatabase } from './on-database'
import type { JournalContent } from './slots'
import { listAgain, unlistedRows } from './unlisted'
import type { Unlisted } from './unlisted'
import type { VerifyPlan, TablePlan } from './verify'
import { lastWrite, readWrites } from './writes'

/**
 * Compares the database with the journal and puts right, in either, what it lacks or has lost. Nobody else may have
 * the journal meanwhile. Up to which write the journal then holds everything.
 */
export async function reconcile(run: RunOnDatabase, file: JournalFile): Promise<number> {
  return (await verifiedThrough(run, file)) ?? compareInFull(run, file)
}

/** Up to which write the journal holds everything, where the two hold the same; `null` where it does not. */
async function verifiedThrough(run: RunOnDatabase, file: JournalFile): Promise<number | null> {
  const found = await file.verify(await onDatabase(run, planOf))
  if (found.state === 'different') return null
  const isTold = await onDatabase(run, async (db) => {
    const games = await db.games.bulkGet([...found.untallied])
    return games.every((game) => !isCountable(game))
  })
  if (!isTold) return null
  if (found.isUntidy) await file.rewrite(found.through, [])
  return found.through
}

async function planOf(db: YussDatabase): Promise<VerifyPlan> {
  const least = await metaValue(db, META.journal)
  return {
    database: db.name,
    tables: db.tables.flatMap(({ name, schema }) => (isJournalled(name, '') ? [tablePlan(name, schema)] : [])),
    writes: db.writes.name,
    tallied: { of: db.games.name, in: db.tallies.name },
    skipped: Object.values(META).flatMap((key) => (isJournalled(db.meta.name, key) ? [] : [rowId(db.meta.name, key)])),
    least: typeof least === 'number' ? least : 0,
  }
}

const tablePlan = (name: string, { primKey, indexes }: TableSchema): TablePlan => ({
  name,
  key: String(primKey.keyPath),
  indexes: indexes.flatMap((index) => (index.compound === true || index.multi === true ? [] : [index.name])),
})

async function compareInFull(run: RunOnDatabase, file: JournalFile): Promise<number> {
  const journal = await file.read()
  const done = await onDatabase(run, async (db) => {
    const copy = await db.transaction('r', db.tables, async () => databaseCopy(db))
    const compared = merge(copy, journal)
    const [untallied, unlisted] = [await untalliedGames(db), await unlistedRows(db)]
    const { toDatabase, toJournal, damage } = compared
    const lists = [toDatabase, toJournal, damage, journal.damaged, untallied, unlisted]
    return lists.every((list) => list.length === 0)
      ? { entries: [], last: copy.last }
      : repair(db, journal, untallied, unlisted)
  })
  const through = Math.max(journal.through, done.last)
  if (journal.isUntidy) await file.rewrite(through, done.entries)
  else if (through > journal.through || done.entries.length > 0) await add(file, journal.through, through, done.entries)
  return through
}

async function add(file: JournalFile, after: number, through: number, entries: readonly JournalEntry[]) {
  const reached = await file.append({ after, through, entries, purge: entries.some(isPurged) })
  if (reached !== through) await file.rewrite(through, entries)
}

const isPurged = ({ table, row }: JournalEntry): boolean => row === null && table !== 'drafts'

/** Compares again where nobody can write between the comparison and its consequences. */
function repair(
  db: YussDatabase,
  journal: JournalContent,
  untallied: readonly string[],
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
    await db.meta.put({ key: META.lastWrite, value: last })
    await db.writes.bulkPut(
      merged.toJournal.map(({ table, key, n, row }) => ({ id: rowId(table, key), n, gone: row === null })),
    )
    await tallyAnew(db, [...untallied, ...gamesOf(merged.toDatabase)])
    await noteDamage(db, await namedDamage(db, journal, merged, isLost))
    return { entries: merged.toJournal, last }
  })
}

/** What the database has. Where it is emptied while it is read, half of it would pass for the whole: it is read again. */
async function databaseCopy(db: YussDatabase): Promise<DatabaseCopy> {
  const device = await metaValue(db, META.device)
  const copy = await readCopy(db)
  return (await metaValue(db, META.device)) === device ? copy : readCopy(db)
}

/** Every row that the journal should hold, with the writes that touched them. */
async function readCopy(db: YussDatabase): Promise<DatabaseCopy> {
  const rows = new Map<string, unknown>()
  for (const { name, schema } of db.tables) {
    if (!isJournalled(name, '')) continue
    for (const row of await db.table<unknown>(name).toArray()) {
      const key = isRow(row) ? String(row[String(schema.primKey.keyPath)]) : ''
      if (isJournalled(name, key)) rows.set(rowId(name, key), row)
    }
  }
  const writes = readWrites(await db.writes.toArray())
  return { rows, writes: new Map(writes.map((write) => [write.id, write])), last: await lastWrite(db) }
}

/** A table that only newer code knows stays in the journal. */
async function takeOver(db: YussDatabase, { table, key, n, row }: JournalEntry): Promise<void> {
  const isKnown = db.tables.some(({ name }) => name === table)
  if (isKnown && key !== ALL_ROWS) await (row === null ? db.table(table).delete(key) : db.table(table).put(row))
  await db.writes.put({ id: rowId(table, key), n, gone: row === null })
}

/** What is counted of a game follows from its rows and is not in the journal. */
async function tallyAnew(db: YussDatabase, games: readonly string[]): Promise<void> {
  for (const gameId of new Set(games)) await saveTally(db, gameId, await logRows(db, gameId))
}

const gamesOf = (taken: readonly JournalEntry[]): readonly string[] =>
  taken.flatMap(({ table, key, row }) => {
    if (table === 'games') return [key]
    return (table === 'entries' || table === 'changes') && isRow(row) ? [String(row['gameId'])] : []
  })

/** Games that can be read and are counted nowhere. */
async function untalliedGames(db: YussDatabase): Promise<readonly string[]> {
  const tallied = new Set(await db.tallies.toCollection().primaryKeys())
  const games = (await db.games.toArray()).filter((row) => isRow(row) && !tallied.has(String(row['id'])))
  return games.flatMap((row) => (isRow(row) && isCountable(row) ? [String(row['id'])] : []))
}

function isCountable(row: unknown): boolean {
  const game = gameRecord.read(row)
  return game.ok && sheetOf(game.value, []).ok
}

async function namedDamage(
  db: YussDatabase,
  journal: JournalContent,
  merged: Merge,
  isLost: boolean,
): Promise<readonly Damage[]> {
  const at = Date.now()
  const whole = { at, fault: 'missing', table: '', key: ALL_ROWS, repaired: true, found: null } as const
  const once = await metaValue(db, META.journal)
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
