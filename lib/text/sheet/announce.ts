import type { ScoredRow } from '../../engine/game/ledger'
import { at, sidesOf } from '../../engine/table/seats'
import * as said from '../../messages/compiled/table/announce'
import { inARow } from '../../messages/locale'
import type { Table } from '../table'
import { aloud } from '../terms/figure'
import { nameOf, subjectOf } from '../terms/names'
import { endingText } from './ending'

/** Returns the figures of all sides to be read out: “us 102, them 60”. */
const calledOut = (table: Table, bySide: readonly number[]): string =>
  inARow(
    sidesOf(table.rules).map((side) =>
      said.announceFigure({ ...subjectOf(table, side), points: aloud(at(bySide, side)) }),
    ),
  )

/** A hand that was corrected or inserted: its number on the sheet, and the players at the table in that hand. */
export interface ChangedHand {
  /** `null` if the hand has no number. */
  readonly number: number | null
  readonly row: ScoredRow
  readonly table: Table
}

const announceChanged = ({ number, row, table }: ChangedHand): string =>
  number === null
    ? announceNew(table, row)
    : said.announceHandNumber({ number, figures: calledOut(table, row.score.points) })

const announceNew = (table: Table, row: ScoredRow): string =>
  row.hand.kind === 'thrown-in'
    ? said.announceRedeal
    : said.announceHand({ figures: calledOut(table, row.score.points) })

/**
 * Returns the announcement after a hand is saved: its points, then the standing. “Hand: us 102, them 60. Total: us 412, them 288.
 * North deals.” `row` is the last hand. If a hand was corrected, its points are announced instead.
 */
export const announceSave = (table: Table, row: ScoredRow, changed: ChangedHand | null = null): string =>
  `${changed === null ? announceNew(table, row) : announceChanged(changed)} ${announceStanding(table, row)}`

/** Returns the standing after a hand: the totals, held-over points, and the next dealer or the winner. */
export function announceStanding(table: Table, row: ScoredRow): string {
  const isWaiting = row.heldOver > 0 && !row.ending.over
  const ending = endingText(table, row)
  return [
    said.announceTotal({ figures: calledOut(table, row.totals) }),
    ...(isWaiting ? [said.announceHeldOver({ points: row.heldOver, vocabulary: table.vocabulary })] : []),
    ...(ending === null ? [] : [ending]),
    ...(row.nextDealer === null ? [] : [said.announceDeals({ name: nameOf(table, row.nextDealer) })]),
  ].join(' ')
}

/** The events of the sheet. */
export type Happened = 'recorded' | 'corrected' | 'undone' | 'redone' | 'broken-off' | 'resumed' | 'settled'

/**
 * Returns the announcement after a change of the sheet; `now` describes the sheet. If the game is broken off, the result is
 * empty, because the screen announces that anyway and the last hand is not new.
 */
export function saveSentence(what: Happened, now: string, isBrokenOff: boolean): string {
  if (isBrokenOff) return ''
  switch (what) {
    case 'recorded':
      return now
    case 'corrected':
      return said.announceCorrected({ now })
    case 'undone':
      return said.announceUndone({ now })
    case 'redone':
      return said.announceRedone({ now })
    case 'broken-off':
      return ''
    case 'resumed':
      return said.announceResumed({ now })
    case 'settled':
      return said.announceSettled({ now })
  }
}
