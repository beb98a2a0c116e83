import type { DurableDatabase } from './database'
import { KEYS } from './keys'
import { metaValue, metaValues, refusalOf, STAMP_KEYS, stampOf } from './meta'
import { isCount, type Moment } from './replica/record'

/** Returns the epoch and the clock of the last write. */
export const lastMoment = async (db: DurableDatabase): Promise<Moment> => momentIn(await metaValue(db, KEYS.moment))

/** Reads, in one call, the moment of the last write and the reason why nothing may be written, if there is one. */
export async function readMoment(db: DurableDatabase) {
  const [moment, device, least] = await metaValues(db, [KEYS.moment, ...STAMP_KEYS])
  return { last: momentIn(moment), refused: refusalOf(db, stampOf(device, least)) }
}

function momentIn(value: unknown): Moment {
  const [epoch, clock]: readonly unknown[] = Array.isArray(value) ? value : []
  return { epoch: isCount(epoch) ? epoch : 0, clock: isCount(clock) ? clock : 0 }
}

/** Stores the moment of the last write, within a transaction that writes. */
export const putMoment = (db: DurableDatabase, { epoch, clock }: Moment): PromiseLike<unknown> =>
  db.meta.put({ key: KEYS.moment, value: [epoch, clock] })

/** Returns the current epoch of the database. Deleting everything begins another. */
export const currentEpoch = async (db: DurableDatabase): Promise<number> => (await lastMoment(db)).epoch
