import type { Problem } from '../engine/table/problem'
import { err, ok, type Result } from '../engine/table/result'
import { ENTRY_KINDS, type LogEntry } from '../log/entry'
import { isClock } from '../log/union'
import { MOST_HANDS } from './limits'
import { parseAs, whole } from './parse-as'
import { anyNumber, anything, carried, id, kinds, list, object, only, open, optional, orNull, text } from './shape'

/** An entry of a log as it stands in a file: facts, set-up and rules may be any JSON. */
export type LogEntryFile = LogEntry<unknown, unknown, unknown>

const ids = list(id)
const anchor = orNull(id)
const following = object({ hand: id, after: anchor })
const stamp = { id, device: id, clock: anyNumber, at: optional(whole) }

/** An entry of a kind that this build knows. */
export const entryShape = kinds(
  object({ ...stamp, kind: only('started'), setup: anything }),
  object({ ...stamp, kind: only('recorded'), hand: id, after: anchor, facts: anything }),
  object({ ...stamp, kind: only('inserted'), hand: id, before: id, after: anchor, facts: anything }),
  object({ ...stamp, kind: only('corrected'), hand: id, of: ids, facts: anything }),
  object({ ...stamp, kind: only('deleted'), hand: id, of: ids }),
  object({ ...stamp, kind: only('moved'), hand: id, after: anchor, and: optional(list(following, 0, MOST_HANDS)) }),
  object({ ...stamp, kind: only('chosen'), hand: id, over: ids }),
  object({ ...stamp, kind: only('accepted'), hand: id, of: ids }),
  object({ ...stamp, kind: only('undone'), entry: id }),
  object({ ...stamp, kind: only('redone'), entry: id }),
  object({ ...stamp, kind: only('seated'), seat: whole, name: text, after: anchor }),
  object({ ...stamp, kind: only('noted'), text: text }),
  object({ ...stamp, kind: only('rules'), rules: anything }),
  object({ ...stamp, kind: only('broken-off') }),
  object({ ...stamp, kind: only('resumed') }),
)

const unknownKind = open({ ...stamp, kind: text })

const KINDS: ReadonlySet<unknown> = new Set(ENTRY_KINDS)

/**
 * Reads the entries of one copy of a game. A kind that this build does not know is kept as it is; an entry whose clock no
 * phone can have written is left out, as at every border; anything else that does not fit is named with its place.
 */
function parseLogEntries(value: unknown, at = ''): Result<readonly LogEntryFile[], Problem> {
  const raws = parseAs(list(open({ kind: text })), value, at)
  if (!raws.ok) return raws
  const entries: LogEntryFile[] = []
  for (const [index, raw] of raws.value.entries()) {
    const place = `${at}.${index}`
    const read: Result<LogEntryFile, Problem> = KINDS.has(raw.kind)
      ? parseAs(entryShape, raw, place)
      : parseAs(unknownKind, raw, place)
    if (!read.ok) return err(read.error)
    if (isClock(read.value.clock)) entries.push(read.value)
  }
  return ok(entries)
}

/** Reads what several phones wrote of one game. */
export function parseLogs(value: unknown, at = ''): Result<readonly (readonly LogEntryFile[])[], Problem> {
  const copies = parseAs(list(carried), value, at)
  if (!copies.ok) return copies
  const logs: (readonly LogEntryFile[])[] = []
  for (const [index, copy] of copies.value.entries()) {
    const read = parseLogEntries(copy, `${at}.${index}`)
    if (!read.ok) return err(read.error)
    logs.push(read.value)
  }
  return ok(logs)
}
