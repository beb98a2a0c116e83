import { dequal } from 'dequal/lite'
import { numberOf } from '@/lib/engine/game/hand-numbers'
import { foldLedger, type Ledger, type LedgerRow } from '@/lib/engine/game/ledger'
import { compareSheets } from '@/lib/engine/game/ledger-diff'
import type { Rules } from '@/lib/engine/table/options'
import type { Sheet } from '@/lib/storage'
import { changesText } from '@/lib/text/sheet/changes'
import type { Table } from '@/lib/text/table'

/** The points a hand writes on the sheet, by side, and the points it holds over. */
export interface WrittenPoints {
  readonly points: readonly number[]
  readonly heldOver: number
}

/**
 * A hand that other rules score differently; `null` for a score in which it does not count. Hands are numbered from 1, as on the
 * sheet.
 */
export interface RescoredHand {
  readonly number: number
  readonly before: WrittenPoints | null
  readonly after: WrittenPoints | null
}

/** The effect of other rules on a game in progress. */
export interface RulesPreview {
  readonly hands: readonly RescoredHand[]
  /** The totals by side, and the points held over at the end. */
  readonly before: WrittenPoints
  readonly after: WrittenPoints
  /** The effect in a sentence; `null` if nothing changes. */
  readonly sentence: string | null
  /** The number of hands that the new rules cannot score as they are. */
  readonly open: number
}

const writtenIn = (row: LedgerRow | undefined): WrittenPoints | null =>
  row?.state === 'scored' ? { points: row.score.points, heldOver: row.score.heldOverAdded } : null

const standingOf = ({ standing }: Ledger): WrittenPoints => ({ points: standing.totals, heldOver: standing.heldOver })

/** Scores the game again under other rules and returns the differences, hand by hand. `table` is the table under those rules. */
export function previewRules(table: Table, sheet: Sheet, rules: Rules): RulesPreview {
  const ids = sheet.rows.map(({ id }) => id)
  const [before, after] = [sheet.ledger, foldLedger({ ...sheet.game, rules })]
  const hands = ids.flatMap((_, index): readonly RescoredHand[] => {
    const [was, is] = [writtenIn(before.rows[index]), writtenIn(after.rows[index])]
    return dequal(was, is)
      ? []
      : [
          {
            number: numberOf(
              sheet.rows.map(({ row }) => row),
              index,
            ),
            before: was,
            after: is,
          },
        ]
  })
  return {
    hands,
    before: standingOf(before),
    after: standingOf(after),
    sentence: changesText(table, compareSheets({ ids, ledger: before }, { ids, ledger: after }, null), after.rows),
    open: after.rows.filter((row) => row.state === 'open').length,
  }
}
