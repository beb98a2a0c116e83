import type { ScoredRow } from '../../../engine/game/ledger'
import type { ContestedHand } from '../../../engine/table/hand'
import { at, otherSides, sideOf, sidesOf } from '../../../engine/table/seats'
import type { Side } from '../../../engine/table/seats'
import type { Table } from '../../table'
import { clauses, counted, list, verb } from '../terms/grammar'
import { stakesLabel, unit } from '../terms/labels'
import { partyOf } from '../terms/names'
import {
  comparison,
  heldOverClause,
  levelWith,
  linesOf,
  pointsOf,
  revokerOf,
  takersFate,
  waitingInAll,
} from './verdict-points'

/** The verdict of a hand at a table that writes match points. */
export function verdictInMatchPoints(table: Table, row: ScoredRow, hand: ContestedHand): string {
  const extras = [...sweepClauses(table, row), ...kirtikClauses(table, row)]
  const isShared = row.score.verdict === 'made' && hand.multiplier === 1
  const held = heldOverClause(table, row, isShared || extras.length > 0 ? 'other' : 'too')
  return clauses([baseOf(table, row, hand), ...extras, ...held])
}

function baseOf(table: Table, row: ScoredRow, hand: ContestedHand): string {
  switch (row.score.verdict) {
    case 'made':
      return `${takersFate(table, hand, 'made')}, ${comparison(table, row, hand)}: ${madeFigures(table, row, hand)}`
    case 'bate':
      return `${takersFate(table, hand, 'bate')}${gap(table, row, hand)}: ${allTo(table, row)}`
    case 'revoked':
      return `${partyOf(table, revokerOf(hand)).subject} revoked${stakesLabel(table, hand.multiplier)}: ${allTo(table, row)}`
    case 'tied':
      return tied(table, row, hand)
    case 'thrown-in':
    case 'claim-good':
    case 'claim-false':
    case 'agreed':
      throw new Error(`a hand that was played, with the verdict ${row.score.verdict}`)
  }
}

/** Figures before premiums, penalties and what hung. */
const baseFigure = (row: ScoredRow, side: Side): number =>
  pointsOf(row, side, 'rounded', 'doubled', 'tie-lost', 'held-over')

function madeFigures(table: Table, row: ScoredRow, hand: ContestedHand): string {
  if (hand.multiplier > 1) return allTo(table, row)
  const taker = sideOf(table.rules, hand.taker)
  const figures = [taker, ...otherSides(table.rules, taker)].map((side) => String(baseFigure(row, side)))
  return `${list(figures)} ${unit(table, 0)}`
}

function gap(table: Table, row: ScoredRow, hand: ContestedHand): string {
  const level = levelWith(table, row, hand)
  return level === '' ? `, ${comparison(table, row, hand)}` : level
}

/** Everything of both sides as one sum. */
function allTo(table: Table, row: ScoredRow): string {
  const { winner } = row.score
  if (winner === null) throw new Error('everything to nobody')
  const points = baseFigure(row, winner)
  return `all ${points} ${unit(table, points)} ${points === 1 ? 'goes' : 'go'} to ${partyOf(table, winner).object}`
}

function tied(table: Table, row: ScoredRow, hand: ContestedHand): string {
  const taker = sideOf(table.rules, hand.taker)
  const head = `${at(row.score.earned, taker)} each${stakesLabel(table, hand.multiplier)}`
  const others = otherSides(table.rules, taker)
  const scored = others.flatMap((side) => {
    const party = partyOf(table, side)
    const points = baseFigure(row, side)
    return points === 0 ? [] : [`${party.subject} ${verb(party, 'scores', 'score')} ${points}`]
  })
  const takers = partyOf(table, taker)
  if (linesOf(row, 'held-over').length === 0) return `${head}: ${clauses([...scored, `${takers.subject} nothing`])}`
  const added = row.score.heldOverAdded
  const waits = `${counted(added, table.words.areHeldOver)}${waitingInAll(row)}`
  if (scored.length === 0) return `${head}: nobody scores, and all ${added} ${waits}`
  return `${head}: ${clauses([...scored, `${takers.possessive} ${added} ${waits}`])}`
}

const sweepClauses = (table: Table, row: ScoredRow): readonly string[] =>
  linesOf(row, 'sweep').map(
    ({ side, points }) => `${points} more go to ${partyOf(table, side).object} ${table.words.forSweep}`,
  )

/** Both penalties of a side together. */
const kirtikClauses = (table: Table, row: ScoredRow): readonly string[] =>
  sidesOf(table.rules).flatMap((side) => {
    const points = -pointsOf(row, side, 'kirtik-inside', 'kirtik-swept')
    return points === 0 ? [] : [`kirtik takes ${points} from ${partyOf(table, side).object}`]
  })
