import * as z from 'zod/mini'
import type { EntryKind } from '../log/entry'
import { MOST_HANDS, MOST_POINTS } from './limits'
import { anything, id, upTo, wholeFrom } from './schema'

type Keys = Readonly<Record<string, z.ZodMiniType>>
/** Makes the schema of an object from its keys: one that refuses other keys, or one that keeps those of other programs. */
type MakeObject = (keys: Keys) => z.ZodMiniObject

const ids = z.array(id)
const anchor = z.nullable(id)
const seat = wholeFrom(0, Number.MAX_SAFE_INTEGER, (number) => number <= MOST_POINTS)

/** Returns the fields of each kind of entry. Facts, set-up and rules may be any JSON; the code that uses them checks them. */
const fieldsOf = (object: MakeObject): Readonly<Record<EntryKind, Keys>> => ({
  started: { setup: anything },
  recorded: { hand: id, after: anchor, facts: anything },
  inserted: { hand: id, before: id, after: anchor, facts: anything },
  corrected: { hand: id, of: ids, facts: anything },
  deleted: { hand: id, of: ids },
  moved: { hand: id, after: anchor, and: z.optional(upTo(MOST_HANDS, object({ hand: id, after: anchor }))) },
  chosen: { hand: id, over: ids },
  accepted: { hand: id, of: ids },
  undone: { entry: id },
  redone: { entry: id },
  seated: { seat, name: z.string(), after: anchor },
  noted: { text: z.string() },
  rules: { rules: anything },
  'broken-off': {},
  resumed: {},
})

/** Returns the schema of entries of these kinds; every entry also has the keys of `stamp`. */
export function entrySchemaOf(kinds: readonly EntryKind[], object: MakeObject, stamp: Keys) {
  const fields = fieldsOf(object)
  const members = kinds.map((kind) => object({ ...stamp, kind: z.literal(kind), ...fields[kind] }))
  return z.discriminatedUnion('kind', members as [z.ZodMiniObject, ...z.ZodMiniObject[]])
}
