import type { ScoredRow } from '@/lib/engine/game/ledger'
import { toMatchPoints } from '@/lib/engine/score/sheet-match-points'
import { isContested } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import { at, sideOf, sum, type Side } from '@/lib/engine/table/seats'

/** The effect of a hand on one side. */
export interface SideOutcome {
  /** The points that the side writes. */
  readonly points: number
  /** The figure that is shown: the points written, or the points made but not received. */
  readonly shown: number
  /** The reason why it did not receive them: it lost the hand, or the points wait for the winner of a later hand. */
  readonly mark: 'lost' | 'waits' | null
  readonly hasWon: boolean
}

/** Returns the effect of a scored hand on a side. */
export function sideOutcome(rules: Rules, row: ScoredRow, side: Side): SideOutcome {
  const points = at(row.score.points, side)
  const hasWon = row.ending.over && row.ending.winner === side
  const waits = -sum(
    row.score.sheetLines.map((line) => (line.side === side && line.reason.kind === 'held-over' ? line.points : 0)),
  )
  if (points === 0 && waits > 0) return { points, shown: waits, mark: 'waits', hasWon }
  const lost = lostBy(rules, row, side)
  if (points === 0 && lost !== null) return { points, shown: lost, mark: 'lost', hasWon }
  return { points, shown: points, mark: null, hasWon }
}

/**
 * Returns the points that a side made and lost by a bate or a revoke, in the unit of the sheet; `null` if there was none, or if
 * the side writes points all the same.
 */
export function lostBy(rules: Rules, row: ScoredRow, side: Side): number | null {
  const { hand, score } = row
  if (!isContested(hand) || at(score.points, side) > 0 || loserOf(rules, row) !== side) return null
  const made = at(score.earned, side)
  if (made === 0) return null
  return rules.scoring === 'match-points' ? toMatchPoints(made, hand.trump) : made
}

/** Returns the side that loses the points it made: that of a taker who is bate, or of a revoke; `null` if none does. */
function loserOf(rules: Rules, { hand, score }: ScoredRow): Side | null {
  if (!isContested(hand)) return null
  if (score.verdict === 'bate') return sideOf(rules, hand.taker)
  return score.verdict === 'revoked' && hand.kind === 'played' ? hand.revoke : null
}
