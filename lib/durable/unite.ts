import { Dexie } from 'dexie'
import { ok } from '../core/result'
import { latestRegisters } from '../log/registers'
import { additionOf } from './addition'
import type { App, Housekeeping, TakenRow } from './app'
import { copyOf, type DatabaseCopy } from './copy-of'
import { noteDamage } from './damage'
import type { DurableDatabase, Task } from './database'
import { emptyTables } from './erase'
import { KEYS } from './keys'
import type { Writing } from './marked'
import { metaValue, readStamp } from './meta'
import { putMoment } from './moment'
import { workOnDatabase } from './on-database'
import { beginOpening } from './open-database'
import type { Damage } from './replica/damage'
import { ALL_ROWS, epochOf, parseRowId, rowId, toGoneRow, toMarkedRow, type StoredRecord } from './replica/record'
import type { ReplicaFile } from './replica/replica'
import { isIntact } from './replica/summed'
import type { ReplicaContent } from './replica/write-replica'
import { attempt, allTables, taskTransaction } from './task'
import { markedWrite } from './transact'

/** The parts of the app that run inside a transaction. */
export type KeepingApp<D extends DurableDatabase> = Pick<App<D>, 'missingDerived'> & Housekeeping<D>

/** Reads both copies whole, and adds to each what it lacks. */
export async function repairCopies<D extends DurableDatabase>(
  app: KeepingApp<D>,
  db: D,
  file: ReplicaFile,
): Promise<void> {
  const replica = await file.read()
  const { lacking } = await workOnDatabase(db, (task) =>
    uniteWith(app, db, task, { records: replica.records, damageIn: (union) => damageIn(db, replica, union) }),
  )
  if (replica.needsRewrite || leavesTrace(db, replica, lacking)) await file.rewrite(lacking)
  else if (lacking.length > 0) await file.append(additionOf(db, lacking))
}

/**
 * Tells whether appended records would leave a trace: an older version of a row may hold a name or a key that had to go, and the
 * row of today no longer says so. Games and half-typed hands, which change all the time, say so themselves.
 */
function leavesTrace(
  { schema }: DurableDatabase,
  { records }: ReplicaContent,
  lacking: readonly StoredRecord[],
): boolean {
  const known = new Set(records.map(({ key }) => key))
  const isOften = (table: string) => table === schema.derived.of || schema.passing.includes(table)
  return lacking.some(({ key }) => known.has(key) && !isOften(parseRowId(key).table))
}

/** Copies the rows of another database of the same app into this one. Returns whether all of them are here now. */
export async function copyRowsFrom<D extends DurableDatabase>(app: KeepingApp<D>, db: D, other: D): Promise<boolean> {
  const opened = await beginOpening(other, new Promise(() => {})).first
  if (typeof opened === 'string' || !opened.ok) return false
  const found = await attempt(other, async (_, task) =>
    taskTransaction(other, task, { mode: 'r', tables: allTables(other) }, async ({ idbtrans }) => {
      other.raw.add(idbtrans)
      return ok((await readStamp(other)).device !== undefined ? (await copyOf(other)).records : [])
    }),
  )
  other.close()
  if (!found.ok) return false
  // The id of this device is in this database already.
  const records = found.value.filter(({ key }) => parseRowId(key).table !== 'meta')
  const united = await attempt(db, async (_, task) => ok(await uniteWith(app, db, task, { records })))
  if (united.ok) db.unsent.push(...united.value.taken)
  return united.ok
}

/** The records to unite the database with, and a function that names the damage afterwards. */
interface Other {
  readonly records: readonly StoredRecord[]
  readonly damageIn?: (union: Union) => Promise<readonly Damage[]>
}

/** The result of the union. */
interface Union {
  /** The database as it was before. */
  readonly before: DatabaseCopy
  readonly isErased: boolean
  /** The records that the database lacked. */
  readonly taken: readonly StoredRecord[]
  /** The records that the other copy lacks. */
  readonly lacking: readonly StoredRecord[]
}

function uniteWith<D extends DurableDatabase>(
  app: KeepingApp<D>,
  db: D,
  task: Task,
  { records, damageIn: namedDamage }: Other,
): Promise<Union> {
  return markedWrite(db, { task, tables: allTables(db), read: async () => null }, async (writing) => {
    const union = await withMarks(db, writing, () => unite(db, records, writing))
    // While an index missed rows, derived rows may have been made from too few.
    const again = union.before.notListed.length > 0 ? await keysOf(db) : await missingDerivedKeys(app, db)
    const { of: table } = db.schema.derived
    await app.refresh(db, [...again.map((key) => ({ table, key, row: null })), ...union.taken.map(toTakenRow)])
    await noteDamage(db, (await namedDamage?.(union)) ?? [])
    await putMoment(db, writing)
    return union
  }).then(({ value }) => value)
}

const toTakenRow = ({ key, value }: StoredRecord): TakenRow => ({ ...parseRowId(key), row: value })

/** Does part of a transaction in which rows are read and put as they are stored, with their marks. */
async function withMarks<T>(db: DurableDatabase, writing: Writing, work: () => Promise<T>): Promise<T> {
  const { idbtrans } = Dexie.currentTransaction
  db.raw.add(idbtrans)
  db.writings.delete(idbtrans)
  const done = await work()
  db.raw.delete(idbtrans)
  db.writings.set(idbtrans, writing)
  return done
}

/** Writes the latest record of every row, from either copy, into the database. Rows of older epochs are deleted. */
async function unite(db: DurableDatabase, others: readonly StoredRecord[], writing: Writing): Promise<Union> {
  const before = await copyOf(db)
  const epoch = Math.max(before.epoch, epochOf(others))
  const isErased = before.records.length > 0 && before.epoch < epoch
  const held = latestRegisters(before.records.filter((record) => record.epoch === epoch))
  const there = new Map(others.flatMap((record) => (record.epoch === epoch ? [[record.key, record] as const] : [])))
  const isHeld = ({ key, sum }: StoredRecord) => held.get(key)?.sum === sum
  const words = latestRegisters(
    [...held.values()],
    [...there.values()].filter((record) => !isHeld(record)),
  )
  const taken = [...words.values()].filter((record) => !isHeld(record))
  const marked = [...words.values()].filter((record) => before.unmarked.has(record.key) && isHeld(record))
  if (isErased) await emptyTables(db)
  await deleteOlder(
    db,
    before.records.filter((record) => record.epoch !== epoch),
    words,
  )
  await putRecords(db, [...taken, ...marked])
  // Putting all rows of a table again repairs its indexes.
  for (const name of before.notListed) await db.table(name).bulkPut(await db.table(name).toArray())
  writing.epoch = epoch
  writing.clock = [...words.values()].reduce((most, { clock }) => Math.max(most, clock), writing.clock)
  const lacking = [...words.values()].filter(({ key, sum }) => there.get(key)?.sum !== sum)
  return { before, isErased, taken, lacking }
}

/**
 * Deletes the rows of older epochs that the union does not keep, and the marks of deletions without a record.
 */
async function deleteOlder(
  db: DurableDatabase,
  older: readonly StoredRecord[],
  words: ReadonlyMap<string, StoredRecord>,
): Promise<void> {
  for (const { key: id, value } of older) {
    const { table, key } = parseRowId(id)
    const word = words.get(id)
    if (value === null && word === undefined) await db.gone.delete(id)
    if (value !== null && (word === undefined || word.value === null)) await db.table(table).delete(key)
  }
}

/** Puts records as they are. Records of a table that only newer code knows stay in the replica. */
async function putRecords(db: DurableDatabase, records: readonly StoredRecord[]): Promise<void> {
  for (const { name } of db.tables) {
    const own = records.filter(({ key }) => parseRowId(key).table === name)
    if (own.length === 0) continue
    const gone = own.filter(({ value }) => value === null)
    await db.table(name).bulkPut(own.flatMap((record) => (record.value === null ? [] : [toMarkedRow(record)])))
    await db.table(name).bulkDelete(gone.map(({ key }) => parseRowId(key).key))
    await db.gone.bulkPut(gone.map(toGoneRow))
  }
}

/** Returns the rows whose derived row is missing or differs from what was written. */
async function missingDerivedKeys<D extends DurableDatabase>(app: KeepingApp<D>, db: D): Promise<readonly string[]> {
  const { in: name } = db.schema.derived
  const keyPath = String(db.table(name).schema.primKey.keyPath)
  const rows: readonly unknown[] = await db.table(name).toArray()
  const derived = new Set(rows.flatMap((row) => (isIntact(row) ? [String(Reflect.get(Object(row), keyPath))] : [])))
  return app.missingDerived(
    db,
    (await keysOf(db)).filter((key) => !derived.has(key)),
  )
}

/** Returns the keys of all rows that have derived rows. */
const keysOf = async (db: DurableDatabase): Promise<readonly string[]> =>
  (await db.table(db.schema.derived.of).toCollection().primaryKeys()).map(String)

/** Returns what one copy had lost or corrupted. */
async function damageIn(
  db: DurableDatabase,
  replica: ReplicaContent,
  { before, isErased, taken }: Union,
): Promise<readonly Damage[]> {
  const at = Date.now()
  const whole = { at, fault: 'missing', table: '', key: ALL_ROWS, repaired: true, found: null } as const
  const spoilt = replica.damaged.map(({ file, from, bytes }): Damage => {
    const found = { file, from, bytes: base64(bytes) }
    return { at, store: 'replica', fault: 'unreadable', table: '', key: '', repaired: true, found }
  })
  if (isErased) return spoilt
  const isReplicaLost =
    replica.records.length === 0 && before.records.length > 0 && (await metaValue(db, KEYS.replica)) !== undefined
  const lost: readonly Damage[] = isReplicaLost ? [{ ...whole, store: 'replica' }] : []
  if (before.records.length === 0 && taken.length > 0) return [...spoilt, ...lost, { ...whole, store: 'database' }]
  return [...spoilt, ...lost, ...rowsLost(before, taken, at), ...rowsRotten(before, taken, at)]
}

function rowsLost({ records }: DatabaseCopy, taken: readonly StoredRecord[], at: number): readonly Damage[] {
  const rows = new Map(records.map(({ key, value }) => [key, value]))
  return taken.flatMap(({ key: id, value }): readonly Damage[] => {
    const found = rows.get(id)
    if (found === undefined || found === null)
      return value === null
        ? []
        : [{ at, store: 'database', fault: 'missing', ...parseRowId(id), repaired: true, found: null }]
    if (JSON.stringify(found) === JSON.stringify(value)) return []
    return [{ at, store: 'database', fault: 'outdated', ...parseRowId(id), repaired: true, found }]
  })
}

/** Returns the rows that are corrupted here and found in no other copy, as damage. */
function rowsRotten({ rotten }: DatabaseCopy, taken: readonly StoredRecord[], at: number): readonly Damage[] {
  const repaired = new Set(taken.map(({ key }) => key))
  return rotten
    .filter(({ table, key }) => !repaired.has(rowId(table, key)))
    .map(({ table, key, row }) => {
      return { at, store: 'database', fault: 'unreadable', table, key, repaired: false, found: row }
    })
}

const MOST_BYTES = 48 * 1024

const base64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes.subarray(0, MOST_BYTES), (byte) => String.fromCharCode(byte)).join(''))
