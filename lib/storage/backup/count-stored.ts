import type { YussDatabase } from '../database/database'
import type { RecordKind } from '../records/scopes'
import { countKinds } from './kinds'
import { keysHere, readEverything } from './read-everything'

/** The number of records of a kind on this device, with the kinds that are in no backup. */
export interface StoredCount {
  readonly kind: RecordKind | 'example' | 'joined' | 'clubNights'
  readonly count: number
}

/** Counts everything that “Delete everything” deletes, by kind. Kinds without any are left out. */
export async function countStored(db: YussDatabase): Promise<readonly StoredCount[]> {
  const whole = await readEverything(db)
  const others: readonly StoredCount[] = [
    { kind: 'example', count: (await db.games.count()) - whole.games.length },
    { kind: 'joined', count: await db.joined.count() },
    { kind: 'clubNights', count: await db.clubNights.count() },
  ]
  return [...countKinds(keysHere(whole)), ...others].filter(({ count }) => count > 0)
}
