import type { ScoredRow } from '../../engine/game/ledger'
import { BELA } from '../../engine/table/deck'
import type { ContestedHand } from '../../engine/table/hand'
import type { Rules } from '../../engine/table/options'
import { at, otherSides, sideOf, sidesOf, sum, type Side } from '../../engine/table/seats'
import * as said from '../../messages/compiled/table/verdict'
import { allOf } from '../../messages/locale'
import type { Table } from '../table'
import { subjectOf, subjectOfSides } from '../terms/names'
import {
  bateHead,
  headFacts,
  heldOverNow,
  heldOverStill,
  heldOverWon,
  sheetLinesOf,
  madeHead,
  pointsOf,
  revokerOf,
  scores,
} from './verdict-facts'

/** Returns the verdict of a hand at a table that writes the points themselves, as a list of sentences. */
export function verdictInPoints(table: Table, row: ScoredRow, hand: ContestedHand): readonly string[] {
  if (isWrittenAnew(table.rules)) return inShort(table, row, hand)
  switch (row.score.verdict) {
    case 'made':
      return [
        madeHead(table, row, hand, false),
        ...sweepOf(table, row),
        ...committed(table, row),
        ...ending(table, row, hand),
      ]
    case 'bate':
      return lost(table, row, hand, sideOf(table.rules, hand.taker), bateHead(table, row, hand, false))
    case 'revoked': {
      const revoker = revokerOf(hand)
      return lost(table, row, hand, revoker, said.verdictRevoked(headFacts(table, hand, revoker)))
    }
    case 'tied':
      return tied(table, row, hand)
    case 'thrown-in':
    case 'claim-good':
    case 'claim-false':
    case 'agreed':
      throw new Error(`expected the verdict of a played hand, got ${row.score.verdict}`)
  }
}

/**
 * Tells whether the points on the sheet can differ from the points that were made. Then the verdict gives the points each side
 * writes.
 */
const isWrittenAnew = ({ auction, written, belaKept, belaDecides, tie, goal, sweepMelds }: Rules): boolean =>
  auction === 'bids' ||
  written !== 'exact' ||
  belaKept === 'yes' ||
  belaDecides === 'no' ||
  tie === 'replay' ||
  goal === 'hands' ||
  sweepMelds !== 'own'

function inShort(table: Table, row: ScoredRow, hand: ContestedHand): readonly string[] {
  const waiting = row.score.heldOverAdded === 0 ? [] : heldOverNow(table, row, null)
  const written = sidesOf(table.rules).map((side) => scores(table, side, at(row.score.points, side)))
  return [shortHead(table, row, hand), ...heldOverWon(table, row), ...written, ...waiting]
}

function shortHead(table: Table, row: ScoredRow, hand: ContestedHand): string {
  const taker = sideOf(table.rules, hand.taker)
  const points = at(row.score.earned, taker) - belasBeside(table.rules, hand, taker)
  switch (row.score.verdict) {
    case 'made':
      return hand.bid === null ? madeHead(table, row, hand, false) : said.verdictBidMade(bidFacts(table, hand, points))
    case 'bate':
      return hand.bid === null
        ? said.verdictBate(headFacts(table, hand))
        : said.verdictBidFailed(bidFacts(table, hand, points))
    case 'revoked':
      return said.verdictRevoked(headFacts(table, hand, revokerOf(hand)))
    case 'tied':
      return said.verdictLevel({ ...headFacts(table, hand), points })
    case 'thrown-in':
    case 'claim-good':
    case 'claim-false':
    case 'agreed':
      throw new Error(`expected the verdict of a played hand, got ${row.score.verdict}`)
  }
}

/** Returns the bid, and the points that the taker made. */
const bidFacts = (table: Table, hand: ContestedHand, points: number) => ({
  ...headFacts(table, hand),
  bid: String(hand.bid ?? 0),
  points,
})

/** Returns the points for bela that do not count towards making the contract. */
const belasBeside = (rules: Rules, hand: ContestedHand, side: Side): number =>
  rules.belaDecides === 'yes' ? 0 : BELA * hand.bela.filter((seat) => sideOf(rules, seat) === side).length

/** Returns the sentences on a hand that counts more than once, and on the points that waited for its winner. */
const ending = (table: Table, row: ScoredRow, hand: ContestedHand): readonly string[] => [
  ...counted(table, row, hand),
  ...heldOverWon(table, row),
]

/** Returns the sentences on a doubled hand, in which the loser hands over its own points too. */
const committed = (table: Table, row: ScoredRow): readonly string[] =>
  sheetLinesOf(row, 'both-committed')
    .filter(({ points }) => points > 0)
    .map(({ side, points }) => said.verdictGoesOverTo({ ...subjectOf(table, side), points }))

/** Returns a sentence on a hand that counts more than once: “Counted twice: 240 for Ben and 60 for Cleo.” */
function counted(table: Table, row: ScoredRow, hand: ContestedHand): readonly string[] {
  const times = hand.multiplier * (hand.big ? 2 : 1)
  if (times === 1) return []
  const figures = sidesOf(table.rules).flatMap((side) => {
    const points = at(row.score.points, side) - pointsOf(row, side, 'held-over-won')
    return points === 0 ? [] : [said.verdictFigureFor({ ...subjectOf(table, side), points })]
  })
  return [said.verdictCounted({ times, figures: allOf(figures) })]
}

/** Returns the sentence on the points for taking every trick, if the hand has a line for them. */
export function sweepOf(table: Table, row: ScoredRow): readonly string[] {
  const line = row.score.earnedLines.find(({ reason }) => reason.kind === 'all-tricks')
  if (line === undefined) return []
  const { vocabulary } = table
  return [said.verdictHasForSweep({ ...subjectOf(table, line.side), vocabulary, points: line.points })]
}

/** Returns the sentences on a bate or a revoke: which side gets whose points, and which keeps its own. */
function lost(table: Table, row: ScoredRow, hand: ContestedHand, loser: Side, head: string): readonly string[] {
  const gone = at(row.score.earned, loser)
  const moved = gone === 0 ? nothingMoved(table, row, loser) : movedOf(table, row, loser, gone)
  return [head, ...moved, ...sweepOf(table, row), ...ending(table, row, hand)]
}

/** Returns the sentences for a loser without points: the other sides keep what they made. */
function nothingMoved(table: Table, row: ScoredRow, loser: Side): readonly string[] {
  const kept = keepers(table, row, otherSides(table.rules, loser))
  return kept.length === 0 ? [said.verdictNothingToHandOver] : kept
}

const keepers = (table: Table, row: ScoredRow, sides: readonly Side[]): readonly string[] =>
  sides
    .filter((side) => at(row.score.earned, side) > 0)
    .map((side) => said.verdictKeeps({ ...subjectOf(table, side), points: at(row.score.earned, side) }))

function movedOf(table: Table, row: ScoredRow, loser: Side, gone: number): readonly string[] {
  const recipients = sheetLinesOf(row, 'bate', 'revoke', 'bate-to-each').filter(({ side }) => side !== loser)
  const sides = recipients.map(({ side }) => side)
  const others = otherSides(table.rules, loser).filter((side) => !sides.includes(side))
  const kept = keepers(table, row, others)
  const [first] = recipients
  if (recipients.length === 1) return [said.verdictGoesTo({ ...subjectOfSides(table, sides), points: gone }), ...kept]
  if (first?.rule === 'opponents-tied') return [...shared(table, row, sides, gone, first.points), ...kept]
  return [said.verdictEachGets({ ...subjectOfSides(table, sides), points: gone })]
}

/** Returns the sentences for opponents who made the same number of points and share the loser's. An odd point goes to no one. */
function shared(table: Table, row: ScoredRow, sides: readonly Side[], points: number, half: number): readonly string[] {
  const level = sides.map((side) => at(row.score.earned, side))[0] ?? 0
  const dropped = -sum(sheetLinesOf(row, 'half-dropped').map((line) => line.points))
  const share = said.verdictShare({ ...subjectOfSides(table, sides), level, points, half })
  return dropped === 0 ? [share] : [share, said.verdictOddDropped({ points: dropped })]
}

/** Returns the sentences on equal totals: who scores, and which points are held over. */
function tied(table: Table, row: ScoredRow, hand: ContestedHand): readonly string[] {
  const taker = sideOf(table.rules, hand.taker)
  const head = said.verdictLevel({ ...headFacts(table, hand), points: at(row.score.earned, taker) })
  const waiting = sheetLinesOf(row, 'held-over')
  if (waiting.length > 1) return [head, said.verdictNoOneScores, ...heldOverNow(table, row, null)]
  const scored = otherSides(table.rules, taker).map((side) => scores(table, side, at(row.score.points, side)))
  if (waiting.length > 0) return [head, ...scored, ...heldOverNow(table, row, taker)]
  return [head, ...scored, scores(table, taker, 0), ...heldOverStill(table, row)]
}
