import type { ChartHand } from '../../../engine/stats/chart'
import { at, sidesOf } from '../../../engine/table/seats'
import type { Table } from '../../table'
import { figure } from '../terms/figure'
import { list } from '../terms/grammar'
import { sideHeading } from '../terms/names'

/** A drawing, the same as a table, and a picture of it to send. */
export const AS_A_TABLE = 'As a table'
export const SEND_AS_A_PICTURE = 'Send as a picture'
export const NO_PICTURE = 'The picture could not be made here. The table says the same.'
export const NOTHING_TO_DRAW = 'Nothing to draw yet'
export const WHAT_IS_DRAWN = 'From the first hand on, the running score stands here, and what each hand brought.'

export const asATable = (title: string): string => `${title} as a table`

/** In the drawing, before the numbers of the hands. */
export const HANDS_AXIS = 'hand'

/** What the marks mean. */
export const GOES_IN_FRONT = 'goes in front'
export const heldOverAndWon = ({ words }: Table): string => `${words.heldOver}, won`

/** Over the column that says it all in words. */
export const WHAT_HAPPENED = 'What happened'

/** “Yetta bate, Mike in front, 61 held over”. */
export function marksInWords(table: Table, hand: ChartHand): string {
  const { words } = table
  const marks = [
    hand.bate === null ? null : `${sideHeading(table, hand.bate)} ${words.bateMark}`,
    hand.swing === null ? null : `${sideHeading(table, hand.swing)} in front`,
    hand.heldOver === 0 ? null : `${hand.heldOver} ${words.heldOver}`,
    hand.heldOverWon === 0 ? null : `${hand.heldOverWon} ${words.heldOver} before, won here`,
  ]
  return marks.filter((mark) => mark !== null).join(', ')
}

/** “Mike 326, Yetta 213 after 4 hands”. */
export function standingAfter(table: Table, hands: readonly ChartHand[]): string {
  const totals = hands.at(-1)?.totals ?? []
  const sides = sidesOf(table.rules).map((side) => `${sideHeading(table, side)} ${figure(at(totals, side))}`)
  return `${sides.join(', ')} after ${hands.length === 1 ? 'one hand' : `${hands.length} hands`}`
}

/** The two drawings for those who cannot see them. */
export const scoreDescription = (table: Table, hands: readonly ChartHand[]): string =>
  `${standingAfter(table, hands)}. ${turnsInWords(table, hands)}`

export const handsDescription = (table: Table, hands: readonly ChartHand[]): string =>
  `A bar a side for each of ${hands.length} hands. ${turnsInWords(table, hands)}`

function turnsInWords(table: Table, hands: readonly ChartHand[]): string {
  const turns = hands.flatMap((hand) => {
    const words = marksInWords(table, hand)
    return words === '' ? [] : [`hand ${hand.number}: ${words}`]
  })
  return turns.length === 0 ? 'No bate, no change of the lead.' : `Turns: ${list(turns)}.`
}
