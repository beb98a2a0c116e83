import { soundRow } from '../../durable/replica/record'
import { canonical } from '../../log/canonical'
import { lacking, type Identity } from '../../log/union'
import { isRow, type Row } from '../records/record'
import { entryRecord } from '../records/record-types'
import type { YussDatabase } from './database'
import { keyOfRow, withoutRowKey, withRowKey } from './log-rows'

/** Names the rows of logs, readable or not. */
export const LOG_ROWS: Identity<unknown> = { idOf: keyOfRow, textOf: canonical }

/** Returns the sound rows of the logs here that have the same keys as these rows. */
export async function sameRows(db: YussDatabase, rows: readonly unknown[]): Promise<ReadonlyMap<string, Row>> {
  const keys = rows.map(keyOfRow)
  const found = (await db.entries.bulkGet(keys)).map(soundRow)
  return new Map(found.flatMap((row, at) => (isRow(row) ? [[keys[at] ?? '', withoutRowKey(row)] as const] : [])))
}

/** Unites rows with the logs here. A row that cannot be read here only fills a gap. */
export async function putEntries(db: YussDatabase, entries: readonly unknown[]): Promise<void> {
  const rows = entries.filter(isRow)
  const ours = await sameRows(db, rows)
  const isAdded = (row: Row) => !ours.has(keyOfRow(row)) || (soundRow(row) !== undefined && entryRecord.read(row).ok)
  await db.table('entries').bulkPut(lacking(ours, rows, LOG_ROWS).filter(isAdded).map(withRowKey))
}
