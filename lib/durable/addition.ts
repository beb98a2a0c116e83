import type { DurableDatabase } from './database'
import { TRACELESS } from './marked'
import { epochOf, parseRowId, type StoredRecord } from './replica/record'
import type { Addition } from './replica/write-replica'

/**
 * Returns the written records that the replica needs: those of the latest epoch. Deleted rows, and rows replaced by one that
 * leaves no trace, are purged from the slots; only those of tables in `schema.passing` may stay until a slot is rewritten for
 * another reason.
 */
export function additionOf(db: DurableDatabase, records: readonly StoredRecord[]): Addition {
  const epoch = epochOf(records)
  return {
    epoch,
    records: records.filter((record) => record.epoch === epoch),
    isPurging: records.some(
      ({ key, value }) => (value === null || TRACELESS in value) && !db.schema.passing.includes(parseRowId(key).table),
    ),
  }
}
