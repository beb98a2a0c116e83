import * as z from 'zod/mini'
import { err, ok, type Result } from '../core/result'
import type { Problem } from '../engine/table/problem'
import { ENTRY_KINDS, type LogEntry } from '../log/entry'
import { isClock } from '../log/union'
import { MOST_HANDS } from './limits'
import { parseAs, whole } from './parse-as'
import { anything, carried, id, object, open, upTo } from './schema'

/** An entry of a log as it stands in a file: facts, set-up and rules may be any JSON. */
export type LogEntryFile = LogEntry<unknown, unknown, unknown>

const ids = z.array(id)
const anchor = z.nullable(id)
const following = object({ hand: id, after: anchor })
const stamp = { id, device: id, clock: z.number(), at: z.optional(whole) }

/** An entry of a kind that this build knows. */
export const entrySchema = z.discriminatedUnion('kind', [
  object({ ...stamp, kind: z.literal('started'), setup: anything }),
  object({ ...stamp, kind: z.literal('recorded'), hand: id, after: anchor, facts: anything }),
  object({ ...stamp, kind: z.literal('inserted'), hand: id, before: id, after: anchor, facts: anything }),
  object({ ...stamp, kind: z.literal('corrected'), hand: id, of: ids, facts: anything }),
  object({ ...stamp, kind: z.literal('deleted'), hand: id, of: ids }),
  object({
    ...stamp,
    kind: z.literal('moved'),
    hand: id,
    after: anchor,
    and: z.optional(upTo(MOST_HANDS, following)),
  }),
  object({ ...stamp, kind: z.literal('chosen'), hand: id, over: ids }),
  object({ ...stamp, kind: z.literal('accepted'), hand: id, of: ids }),
  object({ ...stamp, kind: z.literal('undone'), entry: id }),
  object({ ...stamp, kind: z.literal('redone'), entry: id }),
  object({ ...stamp, kind: z.literal('seated'), seat: whole, name: z.string(), after: anchor }),
  object({ ...stamp, kind: z.literal('noted'), text: z.string() }),
  object({ ...stamp, kind: z.literal('rules'), rules: anything }),
  object({ ...stamp, kind: z.literal('broken-off') }),
  object({ ...stamp, kind: z.literal('resumed') }),
])

const unknownKind = open({ ...stamp, kind: z.string() })

const KINDS: ReadonlySet<unknown> = new Set(ENTRY_KINDS)

/**
 * Reads the entries of one copy of a game. A kind that this build does not know is kept as it is; an entry whose clock no
 * phone can have written is left out, as at every border; anything else that does not fit is named with its place.
 */
function parseLogEntries(value: unknown, at = ''): Result<readonly LogEntryFile[], Problem> {
  const raws = parseAs(z.array(open({ kind: z.string() })), value, at)
  if (!raws.ok) return raws
  const entries: LogEntryFile[] = []
  for (const [index, raw] of raws.value.entries()) {
    const place = `${at}.${index}`
    const read: Result<LogEntryFile, Problem> = KINDS.has(raw.kind)
      ? parseAs(entrySchema, raw, place)
      : parseAs(unknownKind, raw, place)
    if (!read.ok) return err(read.error)
    if (isClock(read.value.clock)) entries.push(read.value)
  }
  return ok(entries)
}

/** Reads what several phones wrote of one game. */
export function parseLogs(value: unknown, at = ''): Result<readonly (readonly LogEntryFile[])[], Problem> {
  const copies = parseAs(z.array(carried), value, at)
  if (!copies.ok) return copies
  const logs: (readonly LogEntryFile[])[] = []
  for (const [index, copy] of copies.value.entries()) {
    const read = parseLogEntries(copy, `${at}.${index}`)
    if (!read.ok) return err(read.error)
    logs.push(read.value)
  }
  return ok(logs)
}
