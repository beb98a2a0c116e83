import type { DurableDatabase } from './database'
import { epochOf, parseRowId, type StoredRecord } from './replica/record'
import type { Addition } from './replica/write-replica'

/**
 * Returns the written records that the replica needs: those of the latest epoch. Deleted rows of tables in `schema.passing`
 * may stay in a slot until it is rewritten for another reason.
 */
export function additionOf(db: DurableDatabase, records: readonly StoredRecord[]): Addition {
  const epoch = epochOf(records)
  return {
    epoch,
    records: records.filter((record) => record.epoch === epoch),
    isPurging: records.some(({ key, value }) => value === null && !db.schema.passing.includes(parseRowId(key).table)),
  }
}
