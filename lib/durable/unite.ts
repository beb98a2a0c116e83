import type { App, Housekeeping } from './app'
import { attempt } from './attempt'
import { copyOf } from './copy-of'
import type { DurableDatabase } from './database'
import { emptyTables } from './erase'
import { compare, type DatabaseCopy, type JournalCopy } from './journal/compare'
import { parseRowId, rowId, type JournalEntry } from './journal/entry'
import { KEYS } from './keys'
import { isStamped } from './meta'
import { numbered } from './numbers'
import { beginOpening } from './open-database'
import type { Stored } from './problem'
import { ok } from './result'
import { takeOver } from './take-over'
import { allTables } from './task-transaction'

/** Takes into the database what another of the same app holds, which lay elsewhere. Whether all of it is here now. */
export async function unite<D extends DurableDatabase>(app: App<D>, db: D, other: D): Promise<boolean> {
  const opened = await beginOpening(other, new Promise(() => {})).first
  if (typeof opened === 'string' || !opened.ok) return false
  const found = await attempt(other, async () => ok((await isStamped(other)) ? await copyOf(other) : null))
  other.close()
  if (!found.ok) return false
  return found.value === null || (await takeIn(await app.housekeeping(), db, found.value)).ok
}

/** One write, as any other: what is taken in is newer than all that is here, and goes into the second copy from here. */
function takeIn<D extends DurableDatabase>(
  { refresh }: Housekeeping<D>,
  db: D,
  found: DatabaseCopy,
): Promise<Stored<null>> {
  return attempt(db, (_, task) =>
    numbered(db, { task, tables: allTables(db) }, async () => {
      const here = await copyOf(db)
      const { toDatabase, erased } = compare(here, asJournal(found))
      if (erased === 'database') await emptyTables(db)
      // Who this phone is, is known here.
      const taken = toDatabase.filter(({ table }) => table !== 'meta')
      for (const entry of taken) await takeOver(db, entry)
      if (taken.length > 0) await db.meta.put({ key: KEYS.lastWrite, value: Math.max(here.last, found.last) })
      await refresh(db, taken, 'everything')
      return ok(null)
    }),
  )
}

/** A database as a journal of it would be read. */
function asJournal({ rows, writes, last }: DatabaseCopy): JournalCopy {
  const live = [...rows].map(([id, row]): JournalEntry => ({ ...parseRowId(id), n: writes.get(id)?.n ?? 1, row }))
  const gone = [...writes.values()].filter((write) => write.gone && !rows.has(write.id))
  const entries = [...live, ...gone.map(({ id, n }): JournalEntry => ({ ...parseRowId(id), n, row: null }))]
  return { folded: new Map(entries.map((entry) => [rowId(entry.table, entry.key), entry])), through: last }
}
