import type { ScoredRow } from '../../../engine/game/ledger'
import { at, sidesOf } from '../../../engine/table/seats'
import type { Side } from '../../../engine/table/seats'
import type { Table } from '../../table'
import { aloud } from '../terms/figure'
import { capital, counted, sentence } from '../terms/grammar'
import { nameOf, sideHeading } from '../terms/names'
import { endingSentence } from './ending'

/** Figures by side, as they are called out, and what they are: “Hand: us 102, them 60.” */
const calledOut = (table: Table, what: 'Hand' | 'Total', bySide: readonly number[]): string =>
  sentence(
    `${what}: ${sidesOf(table.rules)
      .map((side) => `${called(table, side)} ${aloud(at(bySide, side))}`)
      .join(', ')}`,
  )

const called = (table: Table, side: Side): string =>
  table.us === null ? sideHeading(table, side) : sideHeading(table, side).toLowerCase()

/**
 * What is spoken once a hand is saved: its points, the totals, what waits, and who
 * deals or who has won. “Hand: us 102, them 60. Total: us 412, them 288. North deals.”
 */
export function announceSave(table: Table, row: ScoredRow): string {
  const scored =
    row.hand.kind === 'thrown-in' ? sentence(capital(table.words.thrownIn)) : calledOut(table, 'Hand', row.score.points)
  const waiting =
    row.heldOver === 0 ? [] : [sentence(`${row.heldOver} ${counted(row.heldOver, table.words.areHeldOver)}`)]
  const deals = row.nextDealer === null ? [] : [dealsSentence(table, row.nextDealer)]
  const ending = endingSentence(table, row)
  return [
    scored,
    calledOut(table, 'Total', row.totals),
    ...(row.ending.over ? [] : waiting),
    ...(ending === null ? [] : [ending]),
    ...deals,
  ].join(' ')
}

/** “North deals.” */
const dealsSentence = (table: Table, dealer: number): string => sentence(`${nameOf(table, dealer)} deals`)
