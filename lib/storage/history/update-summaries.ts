import { err, ok } from '../../core/result'
import { withRetries } from '../../core/timing/retry'
import { metaValue } from '../../durable/meta'
import { storageProblem, type Stored } from '../../durable/problem'
import { read } from '../../durable/watch'
import type { Connection } from '../database/connection'
import { META } from '../database/meta'
import { DERIVED_STAMPS } from '../database/stamps'

/** Rebuilds the derived rows if other code made them; otherwise this costs one read. Returns how many games were rebuilt. */
export async function updateSummaries(connection: Connection): Promise<Stored<number>> {
  const found = await read(connection, (db) => metaValue(db, META.summaries))
  if (!found.ok) return found
  if (found.value === DERIVED_STAMPS) return ok(0)
  const loaded = await withRetries(() => import('./rebuild-summaries')).catch(() => null)
  return loaded === null ? err(storageProblem('not-loaded')) : loaded.rebuildAllSummaries(connection)
}
