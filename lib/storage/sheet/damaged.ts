import { isTime } from '../../format/limits'
import type { Row } from '../records/record'

/** Returns the id of the hand that a damaged row was to place, so that later changes still find it. */
export const handPlacedBy = (found: Row): string | null =>
  found['kind'] === 'recorded' || found['kind'] === 'inserted' ? textAt(found, 'hand') : null

export const textAt = (row: Row, key: string): string | null => {
  const text = row[key]
  return typeof text === 'string' && text !== '' ? text : null
}

export const timeIn = (row: Row): number => (isTime(row['at']) ? row['at'] : 0)
