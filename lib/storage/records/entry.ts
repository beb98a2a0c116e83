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
const anything = z.unknown()

/** The facts of a hand and the rules of a table stay as the file form wrote them; `lib/format` reads them. */
const SHAPES = {
  recorded: { hand: id, after: anchor, facts: anything },
  inserted: { hand: id, before: id, after: anchor, facts: anything },
  corrected: { hand: id, of: ids, facts: anything },
  deleted: { hand: id, of: ids },
  moved: { hand: id, after: anchor },
  chosen: { hand: id, over: ids },
  accepted: { hand: id, of: ids },
  undone: { entry: id },
  redone: { entry: id },
  seated: { seat: count, name: z.string(), after: anchor },
  noted: { text: z.string() },
  rules: { rules: anything },
  'broken-off': {},
  resumed: {},
} as const satisfies Readonly<Record<string, Readonly<Record<string, z.ZodMiniType>>>>

type Kind = keyof typeof SHAPES
const isKnown = (kind: string): kind is Kind => Object.hasOwn(SHAPES, kind)

/** An entry as the log of a game knows it. */
export type StoredEntry = LogEntry<unknown, never, unknown>

/** One entry in the log of a game, as it is written: never altered, never deleted while the game stands. */
export type EntryRecord = StoredEntry & { readonly v: 1; readonly gameId: string }

const shapeOf = (kind: Kind) => z.strictObject({ ...stamp, kind: z.literal(kind), ...SHAPES[kind] })

/** Of a kind that only newer code knows: kept and passed on, without effect. */
const shapeOfNewer = () => z.looseObject({ ...stamp, kind: z.string() })

function shapeOfAny(): z.ZodMiniType<EntryRecord> {
  const [first, ...others] = (Object.keys(SHAPES) as Kind[]).map(shapeOf)
  if (first === undefined) throw new Error('an entry has kinds')
  return z.union([z.discriminatedUnion('kind', [first, ...others]), shapeOfNewer()]) as z.ZodMiniType<EntryRecord>
}

const ofNewer = defineRecord<EntryRecord>('entry', shapeOfNewer)

/** Each kind by itself: a game has few of them, and what is damaged has a place. */
const readers = new Map<Kind, RecordType<EntryRecord>>()

function readerOf(kind: Kind): RecordType<EntryRecord> {
  const known = readers.get(kind)
  if (known !== undefined) return known
  const made = defineRecord('entry', () => shapeOf(kind) as z.ZodMiniType<EntryRecord>)
  readers.set(kind, made)
  return made
}

export const entryRecord: RecordType<EntryRecord> = {
  ...defineRecord('entry', shapeOfAny),
  read: (row) => {
    const kind = isRow(row) ? row['kind'] : undefined
    return (typeof kind === 'string' && isKnown(kind) ? readerOf(kind) : ofNewer).read(row)
  },
}
