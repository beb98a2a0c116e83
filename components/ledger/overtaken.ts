import { dequal } from 'dequal/lite'
import { draftFor, type Draft } from '@/components/hand/draft'
import { isContested } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import type { SheetRow } from '@/lib/storage'

/** A hand that came to the end of the sheet from another tab, and its number there. */
export interface Overtaken {
  readonly row: SheetRow
  readonly number: number
}

/**
 * The first of the hands at the end of the sheet that no one here had seen when the next one was last typed, and that this tab
 * did not write. One that was undone and is there again was seen; one that was put in before another moves the number only.
 */
export function overtakenBy(
  rows: readonly SheetRow[],
  seen: readonly string[] | null,
  isOwn: (hand: string) => boolean,
): Overtaken | null {
  if (seen === null) return null
  const known = rows.findLastIndex(({ id }) => seen.includes(id) || isOwn(id))
  const row = rows[known + 1]
  return row === undefined ? null : { row, number: known + 2 }
}

/** Tells whether the draft here says exactly what the other tab saved. */
export function isAlike(rules: Rules, draft: Draft | null, overtaken: Overtaken | null): boolean {
  const row = overtaken?.row.row
  if (draft === null || row === undefined || row.state === 'unreadable' || !isContested(row.hand)) return false
  return dequal(said(draft), said(draftFor(rules, draft.way, row.hand)))
}

/** Returns the content of a form without the position of its cursor. */
const said = (draft: Draft): Draft => ({ ...draft, field: 0, fresh: false, piles: null, countedAt: undefined })
