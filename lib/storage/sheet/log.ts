import { isTime } from '../../format/limits'
import { CLOCK_MIN } from '../../log/entry'
import { inOrder, isClock } from '../../log/union'
import { isRow, type Row } from '../records/record'
import { entryRecord, type StoredEntry } from '../records/record-types'

/** Returns the rows of a log in the order that is the same on every device. */
export const inLogOrder = (rows: readonly unknown[]): readonly unknown[] => {
  const entries = entriesOf(rows).map((entry, index) => ({ entry, row: rows[index] }))
  return entries.sort((a, b) => inOrder(a.entry, b.entry)).map(({ row }) => row)
}

/**
 * Returns the entries of a log from its rows. An unreadable row becomes an unreadable hand on the sheet, so that it is seen,
 * waits for newer code, and can be exported or deleted.
 */
export function entriesOf(rows: readonly unknown[]): readonly StoredEntry[] {
  const read = rows.map((row) => ({ row, entry: entryRecord.read(row) }))
  const last = read.reduce((most, { entry }) => (entry.ok ? Math.max(most, entry.value.clock) : most), CLOCK_MIN)
  return read.map(({ row, entry }) => (entry.ok ? entry.value : unreadableEntry(isRow(row) ? row : {}, row, last)))
}

function unreadableEntry(found: Row, facts: unknown, last: number): StoredEntry {
  const id = textAt(found, 'id') ?? 'unknown'
  const clock = Number(found['clock'])
  return {
    id,
    device: textAt(found, 'device') ?? '',
    clock: isClock(clock) && clock <= last ? clock : last,
    at: timeIn(found),
    kind: 'recorded',
    hand: handPlacedBy(found) ?? `row-${id}`,
    // If its place is lost too, it comes after every hand that has one.
    after: found['after'] === null ? null : (textAt(found, 'after') ?? `before-${id}`),
    facts,
  }
}

/** Returns the id of the hand that a damaged row was to place, so that later changes still find it. */
const handPlacedBy = (found: Row): string | null =>
  found['kind'] === 'recorded' || found['kind'] === 'inserted' ? textAt(found, 'hand') : null

const textAt = (row: Row, key: string): string | null => {
  const text = row[key]
  return typeof text === 'string' && text !== '' ? text : null
}

const timeIn = (row: Row): number => (isTime(row['at']) ? row['at'] : 0)
