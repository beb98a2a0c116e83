import { foldLedger } from '@/lib/engine/ledger'
import type { Row } from '@/lib/engine/ledger'
import { compareSheets } from '@/lib/engine/ledger-diff'
import type { Rules } from '@/lib/engine/options'
import type { Sheet } from '@/lib/storage'
import { changesSentence } from '@/lib/text/en/changes'
import type { Table } from '@/lib/text/table'

/** A hand that other rules would score otherwise. Hands are numbered from 1, as the sheet shows them. */
export interface ChangedHand {
  readonly number: number
  readonly before: readonly number[] | null
  readonly after: readonly number[] | null
}

/** What other rules would do to a game that is being played. */
export interface RulesPreview {
  readonly hands: readonly ChangedHand[]
  readonly totalsBefore: readonly number[]
  readonly totalsAfter: readonly number[]
  /** The same in a sentence; `null` where nothing changes. */
  readonly sentence: string | null
  /** Hands that the new rules cannot score as they stand. */
  readonly open: number
}

const pointsOf = (row: Row | undefined): readonly number[] | null => (row?.state === 'scored' ? row.score.points : null)

const isSame = (one: readonly number[] | null, other: readonly number[] | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Scores the game anew, hand by hand, under other rules. `table` speaks of the game as it would then be. */
export function previewRules(table: Table, sheet: Sheet, rules: Rules): RulesPreview {
  const ids = sheet.rows.map(({ id }) => id)
  const [before, after] = [sheet.ledger, foldLedger({ ...sheet.game, rules })]
  const hands = ids.flatMap((_, index): readonly ChangedHand[] => {
    const [was, is] = [pointsOf(before.rows[index]), pointsOf(after.rows[index])]
    return isSame(was, is) ? [] : [{ number: index + 1, before: was, after: is }]
  })
  return {
    hands,
    totalsBefore: before.standing.totals,
    totalsAfter: after.standing.totals,
    sentence: changesSentence(table, compareSheets({ ids, ledger: before }, { ids, ledger: after }, null)),
    open: after.rows.filter((row) => row.state === 'open').length,
  }
}
