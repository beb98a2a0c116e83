import type { DurableDatabase } from './database'
import { KEYS } from './keys'
import { metaValue } from './meta'
import { lastMoment } from './moment'
import {
  epochOf,
  makeRecord,
  readGoneRow,
  readMarkedRow,
  timesListed,
  type FoundRow,
  type StoredRecord,
} from './replica/record'

/** The rows of a database, read for a comparison with the replica. */
export interface DatabaseCopy {
  readonly epoch: number
  /** The latest record of every row, of any epoch. A deleted row has a record too. */
  readonly records: readonly StoredRecord[]
  /** The ids of rows that were not written by this library. */
  readonly unmarked: ReadonlySet<string>
  /** Rows whose checksum fails. */
  readonly rotten: readonly RottenRow[]
  /** Tables with an index that misses rows. */
  readonly notListed: readonly string[]
}

export interface RottenRow {
  readonly table: string
  /** The key under which the row is stored. A corrupted row may name another. */
  readonly key: string
  readonly row: unknown
}

/**
 * Reads the whole database, in a transaction that sees rows as they are stored. If the database is emptied meanwhile, it is
 * read again, so that half of it is never taken for the whole.
 */
export async function copyOf(db: DurableDatabase): Promise<DatabaseCopy> {
  const device = await metaValue(db, KEYS.device)
  const copy = await readCopy(db)
  return (await metaValue(db, KEYS.device)) === device ? copy : readCopy(db)
}

async function readCopy(db: DurableDatabase): Promise<DatabaseCopy> {
  const [records, unmarked, rotten]: [StoredRecord[], StoredRecord[], RottenRow[]] = [[], [], []]
  const notListed: string[] = []
  for (const { name, schema } of db.tables.filter((table) => db.isReplicated(table.name, ''))) {
    const rows: readonly unknown[] = await db.table(name).toArray()
    const keys = await db.table(name).toCollection().primaryKeys()
    for (const [at, row] of rows.entries()) {
      const found = readMarkedRow(name, String(schema.primKey.keyPath), row)
      if (found.state === 'rotten') rotten.push({ table: name, key: String(keys[at]), row })
      else if (isOfReplica(db, name, found)) (found.state === 'sound' ? records : unmarked).push(found.record)
    }
    for (const { name: index, keyPath } of schema.indexes) {
      const expected = rows.reduce<number>((count, row) => count + timesListed(row, [keyPath ?? []].flat()), 0)
      if ((await db.table(name).orderBy(index).count()) !== expected) notListed.push(name)
    }
  }
  const gone = (await db.gone.toArray()).flatMap((row) => readGoneRow(row) ?? [])
  const epoch = Math.max((await lastMoment(db)).epoch, epochOf([...records, ...gone]))
  const asWritten = unmarked.map(({ key, value }) => makeRecord(key, value, { epoch, clock: 0 }))
  return {
    epoch,
    records: [...records, ...gone, ...asWritten],
    unmarked: new Set(unmarked.map(({ key }) => key)),
    rotten,
    notListed: [...new Set(notListed)],
  }
}

type Readable = Exclude<FoundRow, { readonly state: 'rotten' }>

const isOfReplica = (db: DurableDatabase, table: string, { record }: Readable): boolean =>
  db.isReplicated(table, record.key.slice(table.length + 1))
