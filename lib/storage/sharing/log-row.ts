import { err, ok, type Result } from '../../core/result'
import { entryRecord, type EntryRecord } from '../records/entry'
import type { Unreadable } from '../records/record'

/** Reads a row of a game's log as a file carries it. */
export function readLogRow(row: unknown, gameId: string): Result<EntryRecord, Unreadable> {
  const read = entryRecord.read(row)
  if (!read.ok) return read
  return read.value.gameId === gameId ? ok(read.value) : err({ record: 'entry', why: 'damaged', place: 'gameId' })
}
