import type { TableSchema } from 'dexie'
import { withRetries } from '../async/retry'
import type { App, Housekeeping } from './app'
import type * as CompareInFull from './compare-in-full'
import type { Reconciled } from './compare-in-full'
import type { DurableDatabase } from './database'
import { rowId } from './journal/entry'
import { JournalError, type JournalFile } from './journal/journal'
import type { VerifyPlan, TablePlan } from './journal/verify'
import { KEYS } from './keys'
import { metaNumber } from './meta'
import { onDatabase } from './on-database'

/**
 * Compares the database with the journal and puts right, in either, what it lacks or has lost. Nobody else may have
 * the journal meanwhile.
 */
export async function reconcile<D extends DurableDatabase>(app: App<D>, db: D, file: JournalFile): Promise<Reconciled> {
  const verified = await verifiedThrough(app, db, file)
  if (verified !== null) return { through: verified, isErased: false }
  const [{ compareInFull }, housekeeping] = await fetched(app, db.timeout)
  return compareInFull({ ...app, ...housekeeping }, db, file)
}

/** The two hardly ever differ: what compares them row by row is fetched then. Nobody who saves waits for it for ever. */
function fetched<D extends DurableDatabase>(
  { housekeeping }: App<D>,
  timeout: number,
): Promise<readonly [typeof CompareInFull, Housekeeping<D>]> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new JournalError('CodeMissing'))
    const timer = setTimeout(fail, timeout)
    void Promise.all([withRetries(() => import('./compare-in-full')), housekeeping()])
      .then(resolve, fail)
      .finally(() => clearTimeout(timer))
  })
}

/** Up to which write the journal holds everything, where the two hold the same; `null` where it does not. */
async function verifiedThrough<D extends DurableDatabase>(
  app: App<D>,
  db: D,
  file: JournalFile,
): Promise<number | null> {
  const found = await file.verify(await onDatabase(db, () => planOf(db)))
  if (found.state === 'different') return null
  const underived = await onDatabase(db, () => app.underived(db, found.underived))
  if (underived.length > 0) return null
  if (found.isUntidy) await file.rewrite({ through: found.through })
  return found.through
}

async function planOf(db: DurableDatabase): Promise<VerifyPlan> {
  return {
    database: db.name,
    tables: db.tables.flatMap(({ name, schema }) => (db.isJournalled(name, '') ? [tablePlan(name, schema)] : [])),
    writes: db.writes.name,
    derived: db.schema.derived,
    skipped: db.ownKeys.map((key) => rowId(db.meta.name, key)),
    least: await metaNumber(db, KEYS.journal),
  }
}

const tablePlan = (name: string, { primKey, indexes }: TableSchema): TablePlan => ({
  name,
  key: String(primKey.keyPath),
  indexes: indexes.flatMap((index) => (index.compound === true || index.multi === true ? [] : [index.name])),
})
