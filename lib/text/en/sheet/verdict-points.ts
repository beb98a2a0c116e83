import type { ScoredRow } from '../../../engine/game/ledger'
import type { SheetLine, SheetReason } from '../../../engine/score/line'
import type { ContestedHand } from '../../../engine/table/hand'
import { at, otherSides, sideOf, sidesOf, sum } from '../../../engine/table/seats'
import type { Side } from '../../../engine/table/seats'
import type { Table } from '../../table'
import { clauses, counted, does, list, times, verb } from '../terms/grammar'
import { stakesLabel } from '../terms/labels'
import { partyOf, partyOfSides } from '../terms/names'

type Kind = SheetReason['kind']

export const linesOf = (row: ScoredRow, ...kinds: readonly Kind[]): readonly SheetLine[] =>
  row.score.sheetLines.filter(({ reason }) => kinds.includes(reason.kind))

/** The points of some kinds of lines that one side has. */
export const pointsOf = (row: ScoredRow, side: Side, ...kinds: readonly Kind[]): number =>
  sum(linesOf(row, ...kinds).map((line) => (line.side === side ? line.points : 0)))

/** “142 to Yetta’s 59”, “60 to Ben’s 50 and Cleo’s 30”: what was made, the taker's first. */
export function comparison(table: Table, row: ScoredRow, hand: ContestedHand): string {
  const taker = sideOf(table.rules, hand.taker)
  const others = otherSides(table.rules, taker).map(
    (side) => `${partyOf(table, side).possessive} ${at(row.score.earned, side)}`,
  )
  return `${at(row.score.earned, taker)} to ${list(others)}`
}

const MAKES = { one: 'makes it', many: 'make it' }

/** “Mike makes it”, “Anna goes bate on big”, “we are inside with contra”. */
export function takersFate(table: Table, hand: ContestedHand, fate: 'made' | 'bate'): string {
  const taker = partyOf(table, sideOf(table.rules, hand.taker))
  const verb = does(taker, fate === 'made' ? MAKES : table.words.bate)
  return `${taker.subject} ${verb}${hand.big ? ' on big' : ''}${stakesLabel(table, hand.multiplier)}`
}

/** Equal totals where a tie is no different from fewer points: “ at 81 each”, “, level with Ben at 60”. */
export function levelWith(table: Table, row: ScoredRow, hand: ContestedHand): string {
  const { earned } = row.score
  const taker = sideOf(table.rules, hand.taker)
  const own = at(earned, taker)
  const others = otherSides(table.rules, taker)
  if (hand.big) {
    const together = sum(others.map((side) => at(earned, side)))
    const party = partyOfSides(table, others)
    return own === together
      ? `, level with ${party.object} together at ${own}`
      : `, ${own} to ${party.possessive} ${together} together`
  }
  const level = others.filter((side) => at(earned, side) === own)
  if (own < Math.max(...others.map((side) => at(earned, side)))) return ''
  return others.length === 1 ? ` at ${own} each` : `, level with ${partyOfSides(table, level).object} at ${own}`
}

const GO = { one: 'goes', many: 'go' }

/** The held-over points that a hand brought to its winner; `too` where the clause before named that winner. */
export function heldOverClause(table: Table, row: ScoredRow, after: 'too' | 'other' = 'other'): readonly string[] {
  const { winner, heldOverWon } = row.score
  if (winner === null || heldOverWon === 0) return []
  const points = `the ${heldOverWon} ${table.words.heldOver}`
  return [
    after === 'too' ? `${points} too` : `${points} ${counted(heldOverWon, GO)} to ${partyOf(table, winner).object}`,
  ]
}

/** Points of a tie that wait, with those that waited before: “, 119 in all now”. */
export const waitingInAll = (row: ScoredRow): string =>
  row.heldOver > row.score.heldOverAdded ? `, ${row.heldOver} in all now` : ''

/** The verdict of a hand at a table that writes the points themselves. */
export function verdictInPoints(table: Table, row: ScoredRow, hand: ContestedHand): string {
  switch (row.score.verdict) {
    case 'made':
      return made(table, row, hand)
    case 'bate':
      return lost(table, row, hand, sideOf(table.rules, hand.taker))
    case 'revoked':
      return lost(table, row, hand, revokerOf(hand))
    case 'tied':
      return tied(table, row, hand)
    case 'thrown-in':
    case 'claim-good':
    case 'claim-false':
    case 'agreed':
      throw new Error(`a hand that was played, with the verdict ${row.score.verdict}`)
  }
}

export function revokerOf(hand: ContestedHand): Side {
  if (hand.kind !== 'played' || hand.revoke === null) throw new Error('a revoke by nobody')
  return hand.revoke
}

function made(table: Table, row: ScoredRow, hand: ContestedHand): string {
  const head = `${takersFate(table, hand, 'made')}, ${comparison(table, row, hand)}`
  const sweep = sweepOf(table, row).map((clause) => `, and ${clause}`)
  if (hand.multiplier > 1 || hand.big) {
    const held = heldOverClause(table, row).map((clause) => `, and ${clause}`)
    return [head, ...sweep, ...committed(table, row), staked(table, row, hand), ...held].join('')
  }
  const { heldOverWon } = row.score
  const taker = partyOf(table, sideOf(table.rules, hand.taker))
  const takes = verb(taker, 'takes', 'take')
  return [head, ...sweep, heldOverWon === 0 ? '' : `, and ${takes} the ${heldOverWon} ${table.words.heldOver}`].join('')
}

/** In a doubled hand the loser's own points go over as well. */
const committed = (table: Table, row: ScoredRow): readonly string[] =>
  linesOf(row, 'both-committed')
    .filter(({ points }) => points > 0)
    .map(({ side, points }) => `; ${points} goes over to ${partyOf(table, side).object}`)

/** “; counted twice, that is 240 for Ben and 60 for Cleo”. */
function staked(table: Table, row: ScoredRow, hand: ContestedHand): string {
  const factor = hand.multiplier * (hand.big ? 2 : 1)
  if (factor === 1) return ''
  const figures = sidesOf(table.rules).flatMap((side) => {
    const points = at(row.score.points, side) - pointsOf(row, side, 'held-over-won')
    return points === 0 ? [] : [`${points} for ${partyOf(table, side).object}`]
  })
  return `; counted ${times(factor)}, that is ${list(figures)}`
}

function sweepOf(table: Table, row: ScoredRow): readonly string[] {
  const line = row.score.earnedLines.find(({ reason }) => reason.kind === 'all-tricks')
  if (line === undefined) return []
  const { subject, number } = partyOf(table, line.side)
  return [`${subject} ${number === 'one' ? 'has' : 'have'} ${line.points} ${table.words.forSweep}`]
}

/** A bate or a revoke: whose points go where, who keeps what. */
function lost(table: Table, row: ScoredRow, hand: ContestedHand, loser: Side): string {
  const isRevoke = row.score.verdict === 'revoked'
  const head = isRevoke
    ? `${partyOf(table, loser).subject} revoked${hand.big ? ' on big' : ''}${stakesLabel(table, hand.multiplier)}`
    : takersFate(table, hand, 'bate') + levelWith(table, row, hand)
  const gone = at(row.score.earned, loser)
  const moved = gone === 0 ? nothingMoved(table, row, loser) : movedClauses(table, row, loser, gone)
  const counts = [...moved, ...sweepOf(table, row)]
  const isStaked = hand.multiplier > 1 || hand.big
  if (isStaked) {
    const held = heldOverClause(table, row).map((clause) => `, and ${clause}`)
    return `${head}: ${clauses(counts)}${staked(table, row, hand)}${held.join('')}`
  }
  const isOneHeir = counts.length === 1 && gone > 0 && sidesOf(table.rules).length === 2
  return `${head}: ${clauses([...counts, ...heldOverClause(table, row, isOneHeir ? 'too' : 'other')])}`
}

/** A loser without a point: the others keep what they made. */
function nothingMoved(table: Table, row: ScoredRow, loser: Side): readonly string[] {
  const kept = keepers(table, row, otherSides(table.rules, loser))
  return kept.length === 0 ? ['there is nothing to hand over'] : kept
}

const keepers = (table: Table, row: ScoredRow, sides: readonly Side[]): readonly string[] =>
  sides
    .filter((side) => at(row.score.earned, side) > 0)
    .map((side) => {
      const party = partyOf(table, side)
      return `${party.subject} ${verb(party, 'keeps', 'keep')} ${at(row.score.earned, side)}`
    })

function movedClauses(table: Table, row: ScoredRow, loser: Side, gone: number): readonly string[] {
  const recipients = linesOf(row, 'bate', 'revoke', 'bate-to-each').filter(({ side }) => side !== loser)
  const sides = recipients.map(({ side }) => side)
  const kept = keepers(
    table,
    row,
    otherSides(table.rules, loser).filter((side) => !sides.includes(side)),
  )
  const [first] = recipients
  if (recipients.length === 1) return [`${gone} goes to ${partyOfSides(table, sides).object}`, ...kept]
  if (first?.rule === 'opponents-tied') return [shared(table, row, sides, gone, first.points), ...kept]
  return [list(sides.map((side, index) => `${gone} ${index === 0 ? 'goes ' : ''}to ${partyOf(table, side).object}`))]
}

/** Opponents who are level share; an odd point is nobody's. */
function shared(table: Table, row: ScoredRow, sides: readonly Side[], gone: number, half: number): string {
  const level = sides.map((side) => at(row.score.earned, side))[0] ?? 0
  const dropped = -sum(linesOf(row, 'half-dropped').map(({ points }) => points))
  const share = `${partyOfSides(table, sides).object}, level at ${level}, share the ${gone}, ${half} each`
  return dropped === 0 ? share : `${share}, and the odd ${counted(dropped, table.words.points)} is dropped`
}

/** Equal totals: who scores, and what waits. */
function tied(table: Table, row: ScoredRow, hand: ContestedHand): string {
  const taker = sideOf(table.rules, hand.taker)
  const head = `${at(row.score.earned, taker)} each${stakesLabel(table, hand.multiplier)}`
  const waiting = linesOf(row, 'held-over')
  const waits = counted(row.score.heldOverAdded, table.words.areHeldOver)
  if (waiting.length > 1) {
    return `${head}: nobody scores, and all ${row.score.heldOverAdded} ${waits}${waitingInAll(row)}`
  }
  const scored = otherSides(table.rules, taker).map((side) => {
    const party = partyOf(table, side)
    return `${party.subject} ${verb(party, 'scores', 'score')} ${at(row.score.points, side)}`
  })
  const takers = partyOf(table, taker)
  if (waiting.length === 0) return `${head}: ${clauses([...scored, `${takers.subject} nothing`])}`
  return `${head}: ${clauses([...scored, `${takers.possessive} ${row.score.heldOverAdded} ${waits}${waitingInAll(row)}`])}`
}
