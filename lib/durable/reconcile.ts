import type { TableSchema } from 'dexie'
import { withRetries } from '../core/timing/retry'
import type { App, Housekeeping } from './app'
import type { DurableDatabase } from './database'
import { lastMoment } from './moment'
import { workOnDatabase } from './on-database'
import type { ComparisonPlan, TablePlan } from './replica/compare'
import { rowId } from './replica/record'
import { ReplicaError, type ReplicaFile } from './replica/replica'
import type * as Unite from './unite'

/**
 * Compares the database with the replica, and adds to each what it lacks or has lost. The caller holds the replica's lock.
 */
export async function reconcile<D extends DurableDatabase>(app: App<D>, db: D, file: ReplicaFile): Promise<void> {
  const compared = await file.compare(await workOnDatabase(db, () => planOf(db)))
  if (compared.state === 'same') {
    const missingDerived = await workOnDatabase(db, () => app.missingDerived(db, compared.missingDerived))
    if (missingDerived.length === 0) return compared.needsRewrite ? file.rewrite([]) : undefined
  }
  const [{ repairCopies }, housekeeping] = await fetched(app, db.timeout)
  await repairCopies({ ...app, ...housekeeping }, db, file)
}

/** Fetches the code that unites the two, since they hardly ever differ. A save does not wait for it forever. */
function fetched<D extends DurableDatabase>(
  { housekeeping }: App<D>,
  timeout: number,
): Promise<readonly [typeof Unite, Housekeeping<D>]> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new ReplicaError('CodeMissing'))
    const timer = setTimeout(fail, timeout)
    void Promise.all([withRetries(() => import('./unite')), housekeeping()])
      .then(resolve, fail)
      .finally(() => clearTimeout(timer))
  })
}

async function planOf(db: DurableDatabase): Promise<ComparisonPlan> {
  const { epoch, clock } = await lastMoment(db)
  db.epoch = Math.max(db.epoch, epoch)
  return {
    database: db.name,
    tables: db.tables.flatMap(({ name, schema }) => (db.isReplicated(name, '') ? [tablePlan(name, schema)] : [])),
    gone: db.gone.name,
    derived: db.schema.derived,
    skipped: db.ownKeys.map((key) => rowId(db.meta.name, key)),
    clock,
  }
}

const tablePlan = (name: string, { primKey, indexes }: TableSchema): TablePlan => ({
  name,
  key: String(primKey.keyPath),
  indexes: indexes.flatMap((index) => (index.compound === true ? [] : [index.name])),
})
