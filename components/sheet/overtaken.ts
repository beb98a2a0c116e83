import { dequal } from 'dequal/lite'
import { draftFor, type Draft } from '@/components/hand/draft'
import { isContested } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import type { SheetRow } from '@/lib/storage'

/** A hand that another tab added at the end of the sheet, and its number there. */
export interface Overtaken {
  readonly row: SheetRow
  readonly number: number
}

/**
 * Returns the first hand at the end of the sheet that is neither in `seen` nor written by this tab. A hand that was undone and
 * redone is in `seen`; a hand inserted before another changes only the number. Returns `null` if there is none, or if `seen` is
 * `null`.
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
