import type { DurableDatabase } from './database'
import { KEYS } from './keys'
import { metaValue } from './meta'
import { isCount, type Moment } from './replica/record'

/** Returns the epoch and the clock of the last write. */
export async function lastMoment(db: DurableDatabase): Promise<Moment> {
  const value = await metaValue(db, KEYS.moment)
  const [epoch, clock]: readonly unknown[] = Array.isArray(value) ? value : []
  return { epoch: isCount(epoch) ? epoch : 0, clock: isCount(clock) ? clock : 0 }
}

/** Remembers the last write, within a transaction that writes. */
export const putMoment = (db: DurableDatabase, { epoch, clock }: Moment): PromiseLike<unknown> =>
  db.meta.put({ key: KEYS.moment, value: [epoch, clock] })

/** Returns the epoch in which the database is: another after everything was deleted. */
export const currentEpoch = async (db: DurableDatabase): Promise<number> => (await lastMoment(db)).epoch
