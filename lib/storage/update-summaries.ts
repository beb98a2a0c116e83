import { withRetries } from '../async/retry'
import { metaValue } from '../durable/meta'
import { storageProblem, type Stored } from '../durable/problem'
import { read } from '../durable/watch'
import { err, ok } from '../engine/table/result'
import type { Connection } from './connection'
import { META } from './meta'
import { COPIES } from './stamps'

/** Makes the copies anew where this phone's were made by other code; where they were not, it costs one look. Returns how many it made. */
export async function updateSummaries(connection: Connection): Promise<Stored<number>> {
  const found = await read(connection, (db) => metaValue(db, META.copies))
  if (!found.ok) return found
  if (found.value === COPIES) return ok(0)
  const loaded = await withRetries(() => import('./rebuild-summaries')).catch(() => null)
  return loaded === null ? err(storageProblem('unavailable')) : loaded.rebuildAllSummaries(connection)
}
