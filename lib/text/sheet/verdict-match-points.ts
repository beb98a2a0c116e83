import type { ScoredRow } from '../../engine/game/ledger'
import type { ContestedHand } from '../../engine/table/hand'
import { at, otherSides, sideOf, sidesOf, type Side } from '../../engine/table/seats'
import { verdictLevel, verdictNoOneScores, verdictRevoked } from '../../messages/compiled/table/verdict'
import * as said from '../../messages/compiled/table/verdict-match-points'
import type { Table } from '../table'
import { subjectOf } from '../terms/names'
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

/** Returns the verdict of a hand at a table that writes match points, as a list of sentences. */
export const verdictInMatchPoints = (table: Table, row: ScoredRow, hand: ContestedHand): readonly string[] => [
  ...baseOf(table, row, hand),
  ...forSweep(table, row),
  ...kirtiks(table, row),
  ...heldOverWon(table, row),
]

function baseOf(table: Table, row: ScoredRow, hand: ContestedHand): readonly string[] {
  switch (row.score.verdict) {
    case 'made':
      return [madeHead(table, row, hand, false), madeFigures(table, row, hand)]
    case 'bate':
      return [bateHead(table, row, hand, true), allTo(table, row)]
    case 'revoked':
      return [verdictRevoked(headFacts(table, hand, revokerOf(hand))), allTo(table, row)]
    case 'tied':
      return tied(table, row, hand)
    case 'thrown-in':
    case 'claim-good':
    case 'claim-false':
    case 'agreed':
      throw new Error(`expected the verdict of a played hand, got ${row.score.verdict}`)
  }
}

/** Returns the points of a side before premiums, penalties and won held-over points. */
const baseFigure = (row: ScoredRow, side: Side): number =>
  pointsOf(row, side, 'rounded', 'doubled', 'tie-lost', 'held-over')

function madeFigures(table: Table, row: ScoredRow, hand: ContestedHand): string {
  if (hand.multiplier > 1) return allTo(table, row)
  const taker = sideOf(table.rules, hand.taker)
  const [other = 0] = otherSides(table.rules, taker)
  return said.verdictMadeMatchPoints({ points: baseFigure(row, taker), others: baseFigure(row, other) })
}

/** Returns the sentence for a hand in which the winner gets all points of both sides. */
function allTo(table: Table, row: ScoredRow): string {
  const { winner } = row.score
  if (winner === null) throw new Error('expected a winner of all match points, got null')
  return said.verdictAllMatchPoints({ ...subjectOf(table, winner), points: baseFigure(row, winner) })
}

function tied(table: Table, row: ScoredRow, hand: ContestedHand): readonly string[] {
  const taker = sideOf(table.rules, hand.taker)
  const head = verdictLevel({ ...headFacts(table, hand), points: at(row.score.earned, taker) })
  const scored = otherSides(table.rules, taker).flatMap((side) => {
    const points = baseFigure(row, side)
    return points === 0 ? [] : [scores(table, side, points)]
  })
  if (sheetLinesOf(row, 'held-over').length === 0)
    return [head, ...scored, scores(table, taker, 0), ...heldOverStill(table, row)]
  if (scored.length === 0) return [head, verdictNoOneScores, ...heldOverNow(table, row, null)]
  return [head, ...scored, ...heldOverNow(table, row, taker)]
}

/** Returns the sentences on the extra points on the sheet for taking every trick. */
export const forSweep = (table: Table, row: ScoredRow): readonly string[] =>
  sheetLinesOf(row, 'sweep').map(({ side, points }) =>
    said.verdictMoreForSweep({ ...subjectOf(table, side), vocabulary: table.vocabulary, points }),
  )

/** Returns a sentence for each side that has penalties: the sum of both kinds. */
const kirtiks = (table: Table, row: ScoredRow): readonly string[] =>
  sidesOf(table.rules).flatMap((side) => {
    const points = -pointsOf(row, side, 'kirtik-inside', 'kirtik-swept')
    return points === 0 ? [] : [said.verdictKirtik({ ...subjectOf(table, side), points })]
  })
