import { err, ok } from '../../core/result'
import { whenIdle } from '../../core/timing/idle'
import { withRetries } from '../../core/timing/retry'
import { metaValue } from '../../durable/meta'
import { storageProblem, type Stored } from '../../durable/problem'
import { read, watch } from '../../durable/watch'
import type { Connection } from '../database/connection'
import { META } from '../database/meta'
import { COPIES } from '../database/stamps'

/** How long after a change, in milliseconds, before its game's copies are made: whoever plays records the next hand soon. */
const PAUSE = 4_000

/** Makes the copies again that changes leave behind, in any tab, each time when the device is idle. Returns how to stop. */
export function keepUp(connection: Connection, pause = PAUSE): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = watch(connection, (db) => db.behind.toCollection().primaryKeys(), {
    next: (ids) => {
      clearTimeout(timer)
      if (ids.length > 0) timer = setTimeout(() => whenIdle(() => void rebuild(connection, ids)), pause)
    },
    // They stay behind, and every reader makes its own.
    failed: () => {},
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}

async function rebuild(connection: Connection, ids: readonly string[]): Promise<void> {
  const loaded = await withRetries(() => import('./rebuild-summaries')).catch(() => null)
  await loaded?.rebuildSummaries(connection, ids)
}

/** Makes the copies again where this phone's were made by other code; where they were not, it costs one look. Returns how many it made. */
export async function updateSummaries(connection: Connection): Promise<Stored<number>> {
  const found = await read(connection, (db) => metaValue(db, META.copies))
  if (!found.ok) return found
  if (found.value === COPIES) return ok(0)
  const loaded = await withRetries(() => import('./rebuild-summaries')).catch(() => null)
  return loaded === null ? err(storageProblem('unavailable')) : loaded.rebuildAllSummaries(connection)
}
