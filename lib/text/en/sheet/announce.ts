import type { ScoredRow } from '../../../engine/game/ledger'
import { at, sidesOf } from '../../../engine/table/seats'
import * as said from '../../../messages/compiled/table/announce'
import { inARow } from '../../../messages/locale'
import type { Table } from '../../table'
import { aloud } from '../terms/figure'
import { nameOf } from '../terms/names'
import { endingText } from './ending'
import { person } from './verdict-facts'

/** Figures by side, as they are called out: “us 102, them 60”. */
const calledOut = (table: Table, bySide: readonly number[]): string =>
  inARow(
    sidesOf(table.rules).map((side) =>
      said.announceFigure({ ...person(table, side), points: aloud(at(bySide, side)) }),
    ),
  )

/**
 * What is spoken once a hand is saved: its points, the totals, what waits, and who
 * deals or who has won. “Hand: us 102, them 60. Total: us 412, them 288. North deals.”
 */
export function announceSave(table: Table, row: ScoredRow): string {
  const scored =
    row.hand.kind === 'thrown-in'
      ? said.announceRedeal
      : said.announceHand({ figures: calledOut(table, row.score.points) })
  const isWaiting = row.heldOver > 0 && !row.ending.over
  const ending = endingText(table, row)
  return [
    scored,
    said.announceTotal({ figures: calledOut(table, row.totals) }),
    ...(isWaiting ? [said.announceHeldOver({ points: row.heldOver, vocabulary: table.vocabulary })] : []),
    ...(ending === null ? [] : [ending]),
    ...(row.nextDealer === null ? [] : [said.announceDeals({ name: nameOf(table, row.nextDealer) })]),
  ].join(' ')
}
