import { err, ok } from '../../engine/table/result'
import type { Result } from '../../engine/table/result'
import { changeRecord } from '../records/change'
import type { ChangeRecord } from '../records/change'
import { entryRecord } from '../records/entry'
import type { EntryRecord } from '../records/entry'
import { isRow } from '../records/record'
import type { Unreadable } from '../records/record'

/** Reads a row of a game's log as a file carries it: one of today, or one that the first release wrote. */
export function readLogRow(row: unknown, gameId: string): Result<ChangeRecord | EntryRecord, Unreadable> {
  const read = isRow(row) && 'change' in row ? changeRecord.read(row) : entryRecord.read(row)
  if (!read.ok) return read
  return read.value.gameId === gameId ? ok(read.value) : err({ record: 'entry', why: 'damaged', place: 'gameId' })
}
