import type { DurableDatabase } from './database'
import { isRow } from './row'

/** A row that is there, and that an index of its table does not know. */
export interface Unlisted {
  readonly table: string
  readonly key: string
}

/**
 * Rows that an index has lost, as happens where a database has rotted and was mended by the browser: they would be
 * found by their id and missed in every list.
 */
export async function unlistedRows(db: DurableDatabase): Promise<readonly Unlisted[]> {
  const found: Unlisted[] = []
  for (const { name, schema } of db.tables) {
    if (!db.isJournalled(name, '')) continue
    for (const index of schema.indexes) {
      if (index.compound === true || index.multi === true) continue
      found.push(...(await missingIn(db, name, String(schema.primKey.keyPath), index.name)))
    }
  }
  return found
}

async function missingIn(
  db: DurableDatabase,
  table: string,
  primary: string,
  index: string,
): Promise<readonly Unlisted[]> {
  const listed = new Set((await db.table(table).orderBy(index).primaryKeys()).map(String))
  const rows: readonly unknown[] = await db.table(table).toArray()
  return rows.flatMap((row) => {
    if (!isRow(row)) return []
    const [key, value] = [String(row[primary]), row[index]]
    if (listed.has(key)) return []
    return typeof value === 'string' || typeof value === 'number' ? [{ table, key }] : []
  })
}

/** Puts a row once more, as it now stands, which lists it again. */
export async function listAgain(db: DurableDatabase, { table, key }: Unlisted): Promise<void> {
  const row: unknown = await db.table(table).get(key)
  if (row !== undefined) await db.table(table).put(row)
}
