import { LAST_SEQ } from '../../format/limits'
import { anything, kinds, only, orNull, strict, text, wholeFrom } from '../../format/shape'
import type { FirstChange, FirstEntry } from '../../log/first-release'
import { count, defineRecord, id, time } from './record'

/** The facts of a hand and the rules of a table stay as the file form wrote them; `lib/format` reads them. */
const byKind = kinds(
  strict({ kind: only('recorded'), hand: id, facts: anything }),
  strict({ kind: only('inserted'), hand: id, before: id, facts: anything }),
  strict({ kind: only('corrected'), hand: id, facts: anything }),
  strict({ kind: only('deleted'), hand: id }),
  strict({ kind: only('undone'), change: id }),
  strict({ kind: only('redone'), change: id }),
  strict({ kind: only('seated'), seat: count, name: text, from: orNull(id) }),
  strict({ kind: only('broken-off') }),
  strict({ kind: only('resumed') }),
  strict({ kind: only('noted'), text }),
  strict({ kind: only('accepted'), hand: id }),
  strict({ kind: only('rules'), rules: anything }),
)

const change = strict({
  id,
  v: only(1),
  gameId: id,
  /** From 1, once in a game: the order of the log. */
  seq: wholeFrom(0, Number.MAX_SAFE_INTEGER, (seq) => seq >= 1 && seq <= LAST_SEQ),
  at: time,
  change: byKind,
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
