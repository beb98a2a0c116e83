import type { ContestedHand } from '../../engine/table/hand'
import type { SheetLine, SheetReason } from '../../engine/score/line'
import type { ScoredRow } from '../../engine/game/ledger'
import { at, otherSides, sideOf, sum } from '../../engine/table/seats'
import type { Side } from '../../engine/table/seats'
import type { Table } from '../table'
import { counted, does, list } from './grammar'
import { stakesLabel } from './labels'
import { partyOf, partyOfSides } from './names'

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
