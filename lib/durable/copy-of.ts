import type { DurableDatabase } from './database'
import type { DatabaseCopy } from './journal/compare'
import { rowId } from './journal/entry'
import { keyedRows } from './keyed-rows'
import { KEYS } from './keys'
import { metaValue } from './meta'
import { lastWrite, readWrites } from './numbers'

/** What the database has. Where it is emptied while it is read, half of it would pass for the whole: it is read again. */
export async function copyOf(db: DurableDatabase): Promise<DatabaseCopy> {
  const device = await metaValue(db, KEYS.device)
  const copy = await readCopy(db)
  return (await metaValue(db, KEYS.device)) === device ? copy : readCopy(db)
}

/** Every row that the journal should hold, with the writes that touched them. */
async function readCopy(db: DurableDatabase): Promise<DatabaseCopy> {
  const rows = new Map<string, unknown>()
  for (const { name } of db.tables) {
    if (!db.isJournalled(name, '')) continue
    for (const [key, row] of await keyedRows(db, name)) if (db.isJournalled(name, key)) rows.set(rowId(name, key), row)
  }
  const writes = readWrites(await db.writes.toArray())
  return {
    rows,
    writes: new Map(writes.map((write) => [write.id, write])),
    last: await lastWrite(db),
    since: db.uncompared,
  }
}
