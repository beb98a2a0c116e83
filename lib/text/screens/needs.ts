import type { Goal, Need } from '../../engine/game/need'
import { sideOf, type Seat, type Side } from '../../engine/table/seats'
import * as said from '../../messages/compiled/table/needs'
import type { Table } from '../table'
import { nameOf } from '../terms/names'

/** Returns the label of a side's goal, as the taker or against the taker. */
export function goalLabel(table: Table, taker: Seat, side: Side, goal: Goal): string {
  if (goal === 'game') return said.toWinTheGame
  return side === sideOf(table.rules, taker) ? said.toMakeTheHand : said.toHaveFail({ name: nameOf(table, taker) })
}

export function needText(need: Need): string {
  switch (need.kind) {
    case 'points':
      return need.points === 0 ? said.needNothing : String(need.points)
    case 'never':
      return said.needNever
    case 'open':
      return said.needOpen
  }
}
