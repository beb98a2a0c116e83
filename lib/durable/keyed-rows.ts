import type { DurableDatabase } from './database'
import { isRow, type Row } from './row'

/**
 * The rows of a table, by their keys. What has rotted may name another key than the one it lies under, or none: such a row
 * the database has lost.
 */
export async function keyedRows(db: DurableDatabase, name: string): Promise<readonly (readonly [string, Row])[]> {
  const table = db.table<unknown, unknown>(name)
  const [rows, keys] = [await table.toArray(), await table.toCollection().primaryKeys()]
  const isInLine = rows.length === keys.length
  return rows.flatMap((row, index) => {
    const key = keyOf(db, name, row)
    return isRow(row) && key !== null && (!isInLine || key === keys[index]) ? [[key, row] as const] : []
  })
}

/** The key that a row of a table names; `null` where it names none. */
export function keyOf(db: DurableDatabase, name: string, row: unknown): string | null {
  const key = isRow(row) ? row[String(db.table(name).schema.primKey.keyPath)] : null
  return typeof key === 'string' ? key : null
}
