import * as z from 'zod/mini'
import { MOST_HANDS } from '../../../format/limits'
import { anything, numberThat, open, upTo } from '../../../format/schema'
import { ENTRY_KINDS, type LogEntry } from '../../../log/entry'
import { isClock } from '../../../log/union'
import { count, id, time } from './parts'

const stamp = { id, v: z.literal(1), gameId: id, device: id, clock: numberThat(isClock), at: time }
const ids = z.array(id)
const anchor = z.nullable(id)
const followings = upTo(MOST_HANDS, z.strictObject({ hand: id, after: anchor }))

/** The facts of a hand and the rules of a table stay as the file form wrote them; `lib/format` reads them. */
const known = z.discriminatedUnion('kind', [
  z.strictObject({ ...stamp, kind: z.literal('recorded'), hand: id, after: anchor, facts: anything }),
  z.strictObject({ ...stamp, kind: z.literal('inserted'), hand: id, before: id, after: anchor, facts: anything }),
  z.strictObject({ ...stamp, kind: z.literal('corrected'), hand: id, of: ids, facts: anything }),
  z.strictObject({ ...stamp, kind: z.literal('deleted'), hand: id, of: ids }),
  z.strictObject({ ...stamp, kind: z.literal('moved'), hand: id, after: anchor, and: z.optional(followings) }),
  z.strictObject({ ...stamp, kind: z.literal('chosen'), hand: id, over: ids }),
  z.strictObject({ ...stamp, kind: z.literal('accepted'), hand: id, of: ids }),
  z.strictObject({ ...stamp, kind: z.literal('undone'), entry: id }),
  z.strictObject({ ...stamp, kind: z.literal('redone'), entry: id }),
  z.strictObject({ ...stamp, kind: z.literal('seated'), seat: count, name: z.string(), after: anchor }),
  z.strictObject({ ...stamp, kind: z.literal('noted'), text: z.string() }),
  z.strictObject({ ...stamp, kind: z.literal('rules'), rules: anything }),
  z.strictObject({ ...stamp, kind: z.literal('broken-off') }),
  z.strictObject({ ...stamp, kind: z.literal('resumed') }),
])

const KNOWN: ReadonlySet<string> = new Set(ENTRY_KINDS.filter((kind) => kind !== 'started'))
/** Of a kind that only newer code knows: kept and passed on, without effect. */
const newer = open({ ...stamp, kind: z.string() }).check(
  z.refine(({ kind }) => !KNOWN.has(kind), { path: ['kind'], abort: true }),
)

/** An entry as the log of a game knows it. */
export type StoredEntry = LogEntry<unknown, never, unknown>

/** One entry in the log of a game, as it is written: never altered, never deleted while the game stands. */
export type EntryRecord = StoredEntry & { readonly v: 1; readonly gameId: string }

export const entry = z.union([known, newer]) as z.ZodMiniType<unknown> as z.ZodMiniType<EntryRecord>
