import type { Goal, Need } from '../../../engine/game/need'
import { sideOf } from '../../../engine/table/seats'
import type { Seat, Side } from '../../../engine/table/seats'
import type { Table } from '../../table'
import { nameOf } from '../terms/names'

/** What each side needs in its tricks. */
export const WHAT_IS_NEEDED = 'Needed in tricks'
export const NEEDED_ABOUT =
  'Points in the cards taken, with the ten of the last trick. This many is enough, whatever the others have.'
export const NOTHING_DECLARED = 'Declarations are not included. Add them in the hand form.'
export const IF_TAKEN_BY = 'Taker'
export const IF_TRUMPS_ARE = 'Trumps'

/** What a side can be after, against the taker or as the taker. */
export function goalLabel(table: Table, taker: Seat, side: Side, goal: Goal): string {
  if (goal === 'game') return 'to win the game'
  return side === sideOf(table.rules, taker) ? 'to make the hand' : `to have ${nameOf(table, taker)} fail`
}

export function needText(need: Need): string {
  switch (need.kind) {
    case 'points':
      return need.points === 0 ? 'nothing more' : String(need.points)
    case 'never':
      return 'not possible'
    case 'open':
      return 'add run details'
  }
}
