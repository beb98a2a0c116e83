import * as z from 'zod/mini'
import { err, ok, type Result } from '../core/result'
import type { Problem } from '../engine/table/problem'
import { ENTRY_KINDS, type Entry, type LogEntry } from '../log/entry'
import { isClock } from '../log/union'
import { entrySchemaOf } from './entry-schema'
import { parseAs, boundedWhole } from './parse-as'
import { carried, id, object, open } from './schema'

/** An entry of a log in a file. Facts, set-up and rules may be any JSON. */
export type LogEntryFile = LogEntry<unknown, unknown, unknown>

const stamp = { id, device: id, clock: z.number(), at: z.optional(boundedWhole) }

/** The schema of an entry of a kind that this build knows. */
export const entrySchema = entrySchemaOf(ENTRY_KINDS, object, stamp) as z.ZodMiniType<unknown> as z.ZodMiniType<
  Entry<unknown, unknown, unknown>
>

const unknownKind = open({ ...stamp, kind: z.string() })

const KINDS: ReadonlySet<unknown> = new Set(ENTRY_KINDS)

/**
 * Reads the entries of one copy of a game. An entry of an unknown kind is kept unchanged. An entry with an impossible clock is
 * left out, as in all data from elsewhere. Any other misfit is a problem with its place.
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

/** Reads the logs of one game that several devices wrote. */
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
