import { err, ok, type Result } from '../../core/result'
import { entryRecord, type EntryRecord } from '../records/entry'
import type { Unreadable } from '../records/record'

/** Reads a row of a game's log in a file; an entry of another game is `damaged`. */
export function readLogRow(row: unknown, gameId: string): Result<EntryRecord, Unreadable> {
  const read = entryRecord.read(row)
  if (!read.ok) return read
  return read.value.gameId === gameId ? ok(read.value) : err({ record: 'entry', why: 'damaged', place: 'gameId' })
}
