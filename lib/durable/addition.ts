import type { DurableDatabase } from './database'
import { epochOf, parseRowId, type StoredRecord } from './replica/record'
import type { Addition } from './replica/slots'

/**
 * Returns what the replica is given of records that were written: those of the latest epoch. Rows of tables that only pass
 * through may be left in a slot until it is written again for another reason.
 */
export function additionOf(db: DurableDatabase, records: readonly StoredRecord[]): Addition {
  const epoch = epochOf(records)
  return {
    epoch,
    records: records.filter((record) => record.epoch === epoch),
    isPurging: records.some(({ key, value }) => value === null && !db.schema.passing.includes(parseRowId(key).table)),
  }
}
