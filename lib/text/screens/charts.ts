import type { ChartHand } from '../../engine/stats/chart'
import { at, sidesOf } from '../../engine/table/seats'
import * as said from '../../messages/compiled/app/charts'
import { sideAndFigure } from '../../messages/compiled/app/shared'
import { inARow } from '../../messages/locale'
import type { Table } from '../table'
import { figure } from '../terms/figure'
import { sideHeading } from '../terms/names'

/** Returns the events of a hand, “Yetta bate. Mike leads. 61 held over.”; empty if there were none. */
export function marksInWords(table: Table, hand: ChartHand): string {
  const { vocabulary } = table
  const marks = [
    hand.bate === null ? null : said.happenedBate({ vocabulary, name: sideHeading(table, hand.bate) }),
    hand.swing === null ? null : said.happenedFront({ name: sideHeading(table, hand.swing) }),
    hand.heldOver === 0 ? null : said.happenedHeldOver({ vocabulary, points: hand.heldOver }),
    hand.heldOverWon === 0 ? null : said.happenedHeldOverWon({ vocabulary, points: hand.heldOverWon }),
  ]
  return marks.filter((mark) => mark !== null).join(' ')
}

/** The course of a game: the totals at its start, and its hands. */
interface Course {
  readonly start: readonly number[]
  readonly hands: readonly ChartHand[]
}

function standing(table: Table, { start, hands }: Course) {
  const totals = hands.at(-1)?.totals ?? start
  const sides = sidesOf(table.rules).map((side) =>
    sideAndFigure({ name: sideHeading(table, side), figure: figure(at(totals, side)) }),
  )
  return { figures: inARow(sides), hands: hands.length }
}

/** Returns the score: “Mike 326, Yetta 213 after 4 hands”. */
export const standingAfter = (table: Table, course: Course): string => said.standingAfter(standing(table, course))

/** Returns a description of the two charts for screen readers. */
export const scoreDescription = (table: Table, course: Course): string =>
  [said.standingSentence(standing(table, course)), ...turnsInWords(table, course.hands)].join(' ')

export const handsDescription = (table: Table, hands: readonly ChartHand[]): string =>
  [said.barsOfHands({ hands: hands.length }), ...turnsInWords(table, hands)].join(' ')

/** Returns a sentence for each hand with an event. */
function turnsInWords(table: Table, hands: readonly ChartHand[]): readonly string[] {
  const turns = hands.flatMap((hand) => {
    const happened = marksInWords(table, hand)
    return happened === '' ? [] : [said.happenedInHand({ number: hand.number }), happened]
  })
  return turns.length === 0 ? [said.nothingHappened] : turns
}
