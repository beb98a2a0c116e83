import type { ScoredRow } from '../../engine/game/ledger'
import { at, type Side } from '../../engine/table/seats'
import * as said from '../../messages/compiled/table/game-end'
import { endingReason } from '../sheet/ending'
import type { Table } from '../table'
import { subjectOf } from '../terms/names'

/** Returns the text for a winner who was never behind. */
export const frontText = (table: Table, winner: Side): string => said.frontAllTheWay(subjectOf(table, winner))

/**
 * Tells under the name of the winner how the last hand ended the game: by which margin, or by which rule if that needs an
 * explanation.
 */
export function howItEnded(table: Table, row: ScoredRow): string | null {
  const { goal, target, winNeedsTrick } = table.rules
  const { ending } = row
  const isPlain = goal === 'points' && winNeedsTrick === 'no' && row.hand.kind !== 'claimed' && row.heldOver === 0
  if (!ending.over || ending.winner === null || ending.rule !== 'one-over' || !isPlain) return endingReason(table, row)
  return said.toSpare({ points: at(row.totals, ending.winner) - target })
}
