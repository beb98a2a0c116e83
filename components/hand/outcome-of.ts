import type { ScoredRow } from '@/lib/engine/game/ledger'
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
  if (points === 0 && loserOf(rules, row) === side)
    return { points, shown: at(row.score.earned, side), mark: 'lost', hasWon }
  return { points, shown: points, mark: null, hasWon }
}

/** Returns the side that loses the points it made: that of a taker who is bate, or of a revoke; `null` if none does. */
function loserOf(rules: Rules, { hand, score }: ScoredRow): Side | null {
  if (!isContested(hand)) return null
  if (score.verdict === 'bate') return sideOf(rules, hand.taker)
  return score.verdict === 'revoked' && hand.kind === 'played' ? hand.revoke : null
}
