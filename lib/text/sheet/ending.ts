import { sidesAtTarget } from '../../engine/game/end'
import type { ScoredRow } from '../../engine/game/ledger'
import { isContested } from '../../engine/table/hand'
import { at, highestSides, otherSides, sideOf, type Side } from '../../engine/table/seats'
import * as said from '../../messages/compiled/table/ending'
import type { Table } from '../table'
import { figure } from '../terms/figure'
import { subjectOf, subjectOfSides } from '../terms/names'

/** Tells why a hand ended the game and who won, or why the game continues although the target was reached; otherwise `null`. */
export function endingText(table: Table, row: ScoredRow): string | null {
  if (!row.ending.over) return notOver(table, row)
  return [winnerSentence(table, row, row.ending.winner), endingReason(table, row)]
    .filter((text) => text !== null)
    .join(' ')
}

/** Returns a short form to show next to the totals: who wins, or why the game continues. */
export const endingHead = (table: Table, row: ScoredRow): string | null =>
  row.ending.over ? (winnerSentence(table, row, row.ending.winner) ?? endingReason(table, row)) : notOver(table, row)

/** Returns the same without the winner, to show under its name; `null` if that says enough. */
export function endingReason(table: Table, row: ScoredRow): string | null {
  const { ending } = row
  if (!ending.over) return notOver(table, row)
  const reasons = [...overBecause(table, row, ending.winner), ...lapsed(table, row)]
  return reasons.length === 0 ? null : reasons.join(' ')
}

/** Returns the ending to show under the verdict, which has already told how a claim came out. */
export const endingUnderVerdict = (table: Table, row: ScoredRow): string | null =>
  row.hand.kind === 'claimed' ? (lapsed(table, row)[0] ?? null) : endingText(table, row)

/** Returns the sentence on points that are still held over when the game is over. */
const lapsed = ({ vocabulary }: Table, { heldOver }: ScoredRow): readonly string[] =>
  heldOver === 0 ? [] : [said.endingLapses({ vocabulary, points: heldOver })]

function winnerSentence(table: Table, { hand, totals }: ScoredRow, winner: Side | null): string | null {
  if (winner === null) return hand.kind === 'claimed' ? null : said.endingNoOneWon
  const isFalseClaim = hand.kind === 'claimed' && sideOf(table.rules, hand.claimant) !== winner
  if (isFalseClaim) return said.endingClaimFalse(subjectOf(table, winner))
  return said.endingWins({ ...subjectOf(table, winner), total: figure(at(totals, winner)) })
}

function overBecause(table: Table, row: ScoredRow, winner: Side | null): readonly string[] {
  if (row.hand.kind === 'claimed') return afterClaim(table, row, sideOf(table.rules, row.hand.claimant), winner)
  if (winner === null) return []
  return row.ending.rule === 'both-over' ? [whyOfBoth(table, row, winner)] : whyAlone(table, row, winner)
}

function afterClaim(table: Table, row: ScoredRow, claimant: Side, winner: Side | null): readonly string[] {
  if (winner === claimant) return [said.endingClaimGood]
  const total = at(row.totals, claimant)
  const short = table.rules.target - total
  const cameTo = said.endingClaimCameTo({ ...subjectOf(table, claimant), total: figure(total), short })
  if (winner !== null) return [cameTo]
  return [cameTo, said.endingNoOneWinsLevel(subjectOfSides(table, otherSides(table.rules, claimant)))]
}

function whyAlone(table: Table, row: ScoredRow, winner: Side): readonly string[] {
  // After an agreed number of hands the higher total wins; there is no target that was reached.
  if (table.rules.goal === 'hands') return []
  const { winNeedsTrick, target } = table.rules
  if (winNeedsTrick === 'yes' && isContested(row.hand)) return [said.endingTrickTaken({ target })]
  const below = otherSides(table.rules, winner).map((side) =>
    said.endingHas({ ...subjectOf(table, side), total: figure(at(row.totals, side)) }),
  )
  return [said.endingTargetReached({ target }), ...below]
}

function whyOfBoth(table: Table, row: ScoredRow, winner: Side): string {
  const { rules, vocabulary } = table
  const { target } = rules
  const facts = { sides: allOf(rules.players, sidesAtTarget(rules, row.totals).length), target, vocabulary }
  if (!isContested(row.hand)) return said.endingAllOverHigher(facts)
  switch (rules.bothOver) {
    case 'last-trick':
      return row.hand.lastTrick === winner
        ? said.endingAllOverLastTrick({ ...facts, ...subjectOf(table, winner) })
        : said.endingAllOverNoLastTrick(facts)
    case 'higher':
      return said.endingAllOverHigher(facts)
    case 'taker-first':
      return sideOf(rules, row.hand.taker) === winner && row.score.verdict === 'made'
        ? said.endingAllOverTaker(facts)
        : said.endingAllOverHigher(facts)
  }
}

/** Returns how many sides reached the target: all of them, or two or three of three. */
function allOf(players: number, over: number): 'all' | 'two' | 'three' {
  if (players !== 3) return 'all'
  return over === 2 ? 'two' : 'three'
}

/** Tells why the game continues although the target was reached; returns `null` if no side has reached it. */
function notOver(table: Table, row: ScoredRow): string | null {
  const { rules, vocabulary } = table
  const over = rules.goal === 'hands' ? [] : sidesAtTarget(rules, row.totals)
  if (over.length === 0) return null
  if (row.ending.rule === 'end-on-sweep') return said.endingSweepGoesOn({ vocabulary })
  if (row.ending.rule === 'tie-at-target') {
    const level = highestSides(over, row.totals)
    return said.endingLevelGoesOn({ ...subjectOfSides(table, level), total: figure(Math.max(...row.totals)) })
  }
  if (rules.winNeedsTrick === 'no' || row.hand.kind === 'thrown-in') return null
  return said.endingNeedsTrick({ ...subjectOfSides(table, over), target: rules.target })
}
