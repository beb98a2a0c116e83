import type { IndexSpec } from 'dexie'
import type { DurableDatabase } from './database'
import { isRow } from './row'

/**
 * Tables of which an index does not list every row that it should, as happens where a database has rotted and was mended
 * by the browser: such a row is found by its key and missed in every list. To put all rows of the table again lists them.
 */
export async function tablesNotListed(db: DurableDatabase): Promise<readonly string[]> {
  const found: string[] = []
  for (const { name, schema } of db.tables) {
    if (!db.isJournalled(name, '')) continue
    const rows: readonly unknown[] = await db.table(name).toArray()
    for (const index of schema.indexes.filter(({ multi }) => multi !== true)) {
      const listed = await db.table(name).orderBy(index.name).count()
      if (listed !== rows.filter((row) => hasKey(row, index)).length) found.push(name)
    }
  }
  return [...new Set(found)]
}

const hasKey = (row: unknown, { keyPath }: IndexSpec): boolean =>
  isRow(row) && [keyPath ?? []].flat().every((part) => isKey(row[part]))

const isKey = (value: unknown): boolean =>
  typeof value === 'string' || (typeof value === 'number' && !Number.isNaN(value))
