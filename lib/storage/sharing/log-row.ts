import { err, ok, type Result } from '../../core/result'
import type { Unreadable } from '../records/record'
import { entryRecord, type EntryRecord } from '../records/record-types'

/** Reads a row of a game's log in a file; an entry of another game is `damaged`. */
export function readLogRow(row: unknown, gameId: string): Result<EntryRecord, Unreadable> {
  const read = entryRecord.read(row)
  if (!read.ok) return read
  return read.value.gameId === gameId ? ok(read.value) : err({ record: 'entry', why: 'damaged', place: 'gameId' })
}
