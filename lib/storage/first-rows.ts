import { LAST_SEQ, LONGEST_ID } from '../format/limits'
import { fromFirstRelease } from '../log/first-release'
import type { FirstEntry } from '../log/first-release'
import { handPlacedBy, textAt, timeIn } from './damaged'
import type { RowsOfLog } from './log'
import { changeRecord } from './records/change'
import type { EntryRecord } from './records/entry'
import { isRow } from './records/record'

/** Rows of the first release as entries; what it wrote carries the id of the game for the phone that wrote it. */
export const entriesOfFirst = (rows: readonly unknown[], gameId: string): readonly EntryRecord[] =>
  fromFirstRelease(rows.map(firstEntryOf), gameId).map((entry) => ({ ...entry, v: 1, gameId, at: entry.at ?? 0 }))

/** The rows of a log with what the first release wrote of it; what has been moved already stands there once. */
export function withFirst({ rows, first }: RowsOfLog, gameId: string): readonly unknown[] {
  if (first.length === 0) return rows
  const there = new Set(rows.map((row) => (isRow(row) ? row['id'] : null)))
  return [...rows, ...entriesOfFirst(first, gameId).filter(({ id }) => !there.has(id))]
}

/** A row that cannot be read stands on the sheet as a hand that cannot be read, in its place in the log. */
function firstEntryOf(row: unknown): FirstEntry<unknown, unknown> {
  const read = changeRecord.read(row)
  if (read.ok) return read.value
  const found = isRow(row) ? row : {}
  const id = textAt(found, 'id') ?? 'unknown'
  const seq = typeof found['seq'] === 'number' && found['seq'] <= LAST_SEQ ? found['seq'] : LAST_SEQ
  const hand = handPlacedBy(isRow(found['change']) ? found['change'] : {}) ?? `row-${id}`.slice(0, LONGEST_ID)
  return { id, seq, at: timeIn(found), change: { kind: 'recorded', hand, facts: row } }
}
