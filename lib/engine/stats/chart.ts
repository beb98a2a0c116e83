import { isNumbered, numberOf } from '../game/hand-numbers'
import type { ScoredRow } from '../game/ledger'
import type { Score } from '../score/score'
import { isContested } from '../table/hand'
import type { Rules } from '../table/options'
import { highestAlone, sideOf, sidesOf, type Side } from '../table/seats'
import type { SeatedRow } from './game-stats'

/** A hand on the chart of its game. */
export interface ChartHand {
  /** Its number on the sheet, from 1. */
  readonly number: number
  /** Points on the sheet by side, and the totals after them. */
  readonly points: readonly number[]
  readonly totals: readonly number[]
  /** The side that took the hand and went bate. */
  readonly bate: Side | null
  /** Points that this hand held over. `heldOverWon` are points held over before that its winner took. 0: none. */
  readonly heldOver: number
  /** The points that this hand held over, by the side that made them. */
  readonly waiting: readonly number[]
  readonly heldOverWon: number
  /** The side that this hand put in front, if another side had been in front. */
  readonly swing: Side | null
}

/** Returns the running score of a game, hand by hand. `rows` are the rows of the sheet; those that do not count are left out. */
export function chartOf(
  rules: Rules,
  start: readonly number[],
  rows: readonly SeatedRow['row'][],
): readonly ChartHand[] {
  const hands: ChartHand[] = []
  let leader = highestAlone(sidesOf(rules), start)
  for (const [index, row] of rows.entries()) {
    if (row.state !== 'scored') continue
    const last = hands.at(-1)
    if (!isNumbered(row)) {
      // Points settled by word after a hand move the end of its line. Before the first hand, the first hand shows them.
      if (last !== undefined) hands[hands.length - 1] = { ...last, totals: row.totals }
      continue
    }
    const ahead = highestAlone(sidesOf(rules), row.totals)
    hands.push({
      ...chartHand(rules, row, numberOf(rows, index)),
      swing: ahead !== null && leader !== null && ahead !== leader ? ahead : null,
    })
    leader = ahead ?? leader
  }
  return hands
}

function chartHand(rules: Rules, { hand, score, totals }: ScoredRow, number: number): Omit<ChartHand, 'swing'> {
  const isBate = score.verdict === 'bate' && isContested(hand)
  return {
    number,
    points: score.points,
    totals,
    bate: isBate ? sideOf(rules, hand.taker) : null,
    heldOver: score.heldOverAdded,
    waiting: sidesOf(rules).map((side) => waitingOf(score, side)),
    heldOverWon: score.heldOverWon,
  }
}

const waitingOf = ({ sheetLines }: Score, side: Side): number =>
  sheetLines.reduce(
    (sum, line) => (line.side === side && line.reason.kind === 'held-over' ? sum - line.points : sum),
    0,
  )
