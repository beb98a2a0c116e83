import * as z from 'zod/mini'
import { LAST_SEQ } from '../../format/limits'
import type { FirstChange, FirstEntry } from '../../log/first-release'
import { count, defineRecord, id, time } from './record'

/** The facts of a hand and the rules of a table stay as the file form wrote them; `lib/format` reads them. */
const kinds = () =>
  [
    z.strictObject({ kind: z.literal('recorded'), hand: id, facts: z.unknown() }),
    z.strictObject({ kind: z.literal('inserted'), hand: id, before: id, facts: z.unknown() }),
    z.strictObject({ kind: z.literal('corrected'), hand: id, facts: z.unknown() }),
    z.strictObject({ kind: z.literal('deleted'), hand: id }),
    z.strictObject({ kind: z.literal('undone'), change: id }),
    z.strictObject({ kind: z.literal('redone'), change: id }),
    z.strictObject({ kind: z.literal('seated'), seat: count, name: z.string(), from: z.nullable(id) }),
    z.strictObject({ kind: z.literal('broken-off') }),
    z.strictObject({ kind: z.literal('resumed') }),
    z.strictObject({ kind: z.literal('noted'), text: z.string() }),
    z.strictObject({ kind: z.literal('accepted'), hand: id }),
    z.strictObject({ kind: z.literal('rules'), rules: z.unknown() }),
  ] as const

const change = () =>
  z.strictObject({
    id,
    v: z.literal(1),
    gameId: id,
    /** From 1, once in a game: the order of the log. */
    seq: z.int().check(
      z.minimum(0),
      z.refine((seq) => seq >= 1 && seq <= LAST_SEQ),
    ),
    at: time,
    change: z.discriminatedUnion('kind', kinds()),
  })

/**
 * A change in the log of a game as the first release wrote it. Nothing writes such rows any more; those that are found
 * become entries.
 */
export interface ChangeRecord extends FirstEntry<unknown, unknown> {
  readonly v: 1
  readonly gameId: string
  readonly change: FirstChange<unknown, unknown>
}

export const changeRecord = defineRecord<ChangeRecord>('change', change)
