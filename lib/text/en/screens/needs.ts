import type { Goal, Need } from '../../../engine/game/need'
import { sideOf } from '../../../engine/table/seats'
import type { Seat, Side } from '../../../engine/table/seats'
import type { Table } from '../../table'
import { nameOf } from '../terms/names'

/** What each side needs in its tricks. */
export const WHAT_IS_NEEDED = 'Needed in tricks'
export const NEEDED_ABOUT =
  'Points in the cards taken, with the ten of the last trick: with so many it is sure, whatever the others have.'
export const NOTHING_DECLARED = 'Nothing is counted as declared: open the form of the hand for that.'
export const IF_TAKEN_BY = 'If this one takes'
export const IF_TRUMPS_ARE = 'If trumps are'

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
      return 'not sure with any'
    case 'open':
      return 'say more of the runs'
  }
}
