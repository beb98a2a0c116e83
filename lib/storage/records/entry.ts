import * as z from 'zod/mini'
import type { LogEntry } from '../../log/entry'
import { isClock } from '../../log/union'
import { count, defineRecord, id, isRow, time } from './record'
import type { RecordType } from './record'

const stamp = {
  id,
  v: z.literal(1),
  gameId: id,
  device: id,
  clock: z.number().check(z.refine(isClock)),
  at: time,
}
const ids = z.array(id)
const anchor = z.nullable(id)

/** The facts of a hand and the rules of a table stay as the file form wrote them; `lib/format` reads them. */
const kinds = [
  z.strictObject({ ...stamp, kind: z.literal('recorded'), hand: id, after: anchor, facts: z.unknown() }),
  z.strictObject({ ...stamp, kind: z.literal('inserted'), hand: id, before: id, after: anchor, facts: z.unknown() }),
  z.strictObject({ ...stamp, kind: z.literal('corrected'), hand: id, of: ids, facts: z.unknown() }),
  z.strictObject({ ...stamp, kind: z.literal('deleted'), hand: id, of: ids }),
  z.strictObject({ ...stamp, kind: z.literal('moved'), hand: id, after: anchor }),
  z.strictObject({ ...stamp, kind: z.literal('chosen'), hand: id, over: ids }),
  z.strictObject({ ...stamp, kind: z.literal('accepted'), hand: id, of: ids }),
  z.strictObject({ ...stamp, kind: z.literal('undone'), entry: id }),
  z.strictObject({ ...stamp, kind: z.literal('redone'), entry: id }),
  z.strictObject({ ...stamp, kind: z.literal('seated'), seat: count, name: z.string(), after: anchor }),
  z.strictObject({ ...stamp, kind: z.literal('noted'), text: z.string() }),
  z.strictObject({ ...stamp, kind: z.literal('rules'), rules: z.unknown() }),
  z.strictObject({ ...stamp, kind: z.literal('broken-off') }),
  z.strictObject({ ...stamp, kind: z.literal('resumed') }),
] as const

const KINDS: ReadonlySet<unknown> = new Set(kinds.flatMap(({ shape }) => [...shape.kind.def.values]))

/** An entry as the log of a game knows it. */
export type StoredEntry = LogEntry<unknown, never, unknown>

/** One entry in the log of a game, as it is written: never altered, never deleted while the game stands. */
export type EntryRecord = StoredEntry & { readonly v: 1; readonly gameId: string }

const ofToday = z.discriminatedUnion('kind', kinds)
const isNew = (kind: string): boolean => !KINDS.has(kind)
/** Of a kind that only newer code knows: kept and passed on, without effect. */
const ofNewer = z.looseObject({ ...stamp, kind: z.string().check(z.refine(isNew)) })

const [knownRecord, unknownRecord] = [defineRecord('entry', ofToday), defineRecord('entry', ofNewer)]

export const entryRecord: RecordType<EntryRecord> = {
  ...defineRecord<EntryRecord>('entry', z.union([ofToday, ofNewer])),
  // By its kind, so that what is damaged has a place.
  read: (row) =>
    (isRow(row) && typeof row['kind'] === 'string' && isNew(row['kind']) ? unknownRecord : knownRecord).read(row),
}
