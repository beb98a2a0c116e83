import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { ok } from '@/lib/core/result'
import type { App } from '@/lib/durable/app'
import { connectApp, type ConnectionOptions } from '@/lib/durable/connect'
import type { Connection } from '@/lib/durable/connection'
import { DurableDatabase, type DatabaseOptions, type Rows } from '@/lib/durable/database'
import { eraseAll, erasureIsPending } from '@/lib/durable/erase'
import type { Stored } from '@/lib/durable/problem'
import { withSum } from '@/lib/durable/replica/summed'
import type { Migration, Schema } from '@/lib/durable/schema'
import { transact } from '@/lib/durable/transact'
import { read } from '@/lib/durable/watch'
import { replicaDisk, type ReplicaDisk } from './replica'

/** A note: the row of the smallest possible app. */
export interface Note {
  readonly id: string
  readonly group: string
  readonly place: number
  readonly text: string
}

export const FIRST: Migration = {
  version: 1,
  name: 'notes, and how long each is',
  tables: { meta: '&key', gone: '&id', notes: '&id, group, [group+place]', lengths: '&id' },
}

/** Returns the schema after these migrations; each migration has its own writer version. */
const schemaOf = (migrations: readonly Migration[], readers: string): Schema => ({
  name: 'notes',
  migrations,
  writer: migrations.length,
  readers,
  derived: { of: 'notes', in: 'lengths' },
  passing: [],
  own: [],
})

export class Notes extends DurableDatabase {
  declare readonly notes: Rows<Note>
  declare readonly lengths: Rows<{ readonly id: string; readonly length: number }>
  constructor(options: DatabaseOptions = {}, migrations: readonly Migration[] = [FIRST], readers = '1') {
    super(schemaOf(migrations, readers), options)
  }
}

const textOf = (row: unknown): string =>
  typeof row === 'object' && row !== null ? String(Reflect.get(row, 'text')) : ''

const appOf = (options: DatabaseOptions, migrations: readonly Migration[], readers: string): App<Notes> => ({
  database: (place) => new Notes({ ...options, ...place }, migrations, readers),
  missingDerived: async (_, keys) => keys,
  housekeeping: async () => ({
    addFirstRows: async () => {},
    refresh: async (db, taken) => {
      for (const key of taken.flatMap((one) => (one.table === 'notes' ? [one.key] : []))) {
        const row = await db.notes.get(key)
        if (row === undefined) await db.lengths.delete(key)
        else await db.lengths.put(withSum({ id: key, length: textOf(row).length }))
      }
    },
  }),
})

interface NotesOptions extends ConnectionOptions, Pick<DatabaseOptions, 'timeout'> {
  readonly migrations?: readonly Migration[]
  readonly readers?: string
}

/** Opens a tab of the small app. */
export const openNotes = (
  indexedDB: IDBFactory = new IDBFactory(),
  { timeout, migrations = [FIRST], readers = '1', ...options }: NotesOptions = {},
): Connection<Notes> =>
  connectApp(
    appOf({ indexedDB, IDBKeyRange, ...(timeout === undefined ? {} : { timeout }) }, migrations, readers),
    options,
  )

/** Writes a note. */
export const saveNote = (tab: Connection<Notes>, id: string, text = id, place = 0): Promise<Stored<null>> =>
  transact(tab, ['notes', 'lengths'], async (db) => {
    await db.notes.put({ id, group: id.slice(0, 1), place, text })
    await db.lengths.put(withSum({ id, length: text.length }))
    return ok(null)
  })

export const deleteNote = (tab: Connection<Notes>, id: string): Promise<Stored<null>> =>
  transact(tab, ['notes', 'lengths'], async (db) => {
    await db.notes.delete(id)
    await db.lengths.delete(id)
    return ok(null)
  })

/** Returns the texts of all notes, by their ids. */
export async function notesOf(tab: Connection<Notes>): Promise<Readonly<Record<string, string>>> {
  const found = await read(tab, (db) => db.notes.toArray())
  if (!found.ok) throw new Error(JSON.stringify(found.error))
  return Object.fromEntries(found.value.map((row) => [String(Reflect.get(Object(row), 'id')), textOf(row)]))
}

/** Does work on the database directly, without the code of the app. */
export async function rawNotes<T>(indexedDB: IDBFactory, work: (db: Notes) => PromiseLike<T>): Promise<T> {
  const db = new Notes({ indexedDB, IDBKeyRange })
  await db.open()
  try {
    return await work(db)
  } finally {
    db.close()
  }
}

/** Returns all rows of a database, to restore them later. */
export const rowsOf = (indexedDB: IDBFactory) =>
  rawNotes(indexedDB, (db) =>
    db.transaction('r', db.tables, async ({ idbtrans }) => {
      db.raw.add(idbtrans)
      return new Map(await Promise.all(db.tables.map(async (t) => [t.name, await t.toArray()] as const)))
    }),
  )

/** Replaces all rows of a database. */
export const putRows = (indexedDB: IDBFactory, tables: ReadonlyMap<string, readonly unknown[]>) =>
  rawNotes(indexedDB, async (db) => {
    for (const table of db.tables) {
      await table.clear()
      await table.bulkPut([...(tables.get(table.name) ?? [])])
    }
  })

/** Erases everything. */
export const eraseNotes = (tab: Connection<Notes>): Promise<Stored<null>> =>
  transact(tab, ['notes', 'lengths'], async (db) => {
    await eraseAll(db)
    return ok(null)
  })

export async function isErasurePending(tab: Connection<Notes>): Promise<boolean> {
  const found = await read(tab, erasureIsPending)
  return found.ok && found.value
}

/**
 * Returns a phone whose copies must be compared in full and both repaired: its database has lost a row, its replica the end.
 */
export async function damagedPhone(): Promise<{ readonly indexedDB: IDBFactory; readonly disk: ReplicaDisk }> {
  const [indexedDB, disk] = [new IDBFactory(), replicaDisk()]
  const tab = openNotes(indexedDB, { replica: disk.openTab({ indexedDB, IDBKeyRange }) })
  for (const id of ['a', 'b']) await saveNote(tab, id)
  await tab.secure()
  tab.close()
  await rawNotes(indexedDB, (db) => db.notes.delete('a'))
  for (const slot of disk.slots) slot.bytes = slot.bytes.slice(0, Math.max(0, slot.bytes.length - 3))
  return { indexedDB, disk }
}
