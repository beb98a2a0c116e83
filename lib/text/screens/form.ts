import type { Rank } from '../../engine/table/card'
import type { Bid, Multiplier } from '../../engine/table/hand'
import type { Seat, Side } from '../../engine/table/seats'
import { keyOf } from '../../messages/compiled/table/form'
import * as said from '../../messages/compiled/table/hand-form'
import type { Table } from '../table'
import { ranksName } from '../terms/cards'
import { nameOf, sideHeading, subjectOf } from '../terms/names'

export const figuresFor = (table: Table, side: Side): string => said.figuresFor(subjectOf(table, side))

/** The task of the form: a new hand, a correction, or a forgotten hand before another. */
export type Doing = 'record' | 'correct' | 'insert'

/** Returns the title of the form: the hand that it records, corrects or inserts. */
export function handFormTitle(doing: Doing, number: number): string {
  switch (doing) {
    case 'record':
      return said.handNumber({ number })
    case 'correct':
      return said.correctHandNumber({ number })
    case 'insert':
      return said.insertHandNumber({ number })
  }
}

/** Returns the label of the save button. */
export const saveHand = (doing: Doing, number: number): string =>
  doing === 'record' ? said.saveHandNumber({ number }) : handFormTitle(doing, number)

/**
 * Returns the factor by which a hand counts, as shown on its button. It is the accessible name too, because people who use voice
 * control say the words they see.
 */
export const stakeKey = ({ vocabulary }: Table, times: Multiplier): string => said.stakeKey({ vocabulary, times })

/** Returns the label of the button that opens a side's declarations. */
export const declareLabel = (table: Table, side: Side): string =>
  keyOf({ name: sideHeading(table, side), what: said.addDeclaration(table) })

export const fourLabel = (table: Table, seat: Seat, rank: Rank): string =>
  keyOf({ name: nameOf(table, seat), what: said.fourOfRank({ ranks: ranksName(rank) }) })

/** Returns the label of the button that opens a player's rare declarations; `what` is the text on the button. */
export const rareLabel = (table: Table, seat: Seat, what: string): string => keyOf({ name: nameOf(table, seat), what })

/** Returns a bid as shown on its button. */
export const bidFace = (table: Table, bid: Bid): string => (bid === 'capot' ? said.bidCapot(table) : String(bid))

export const cardsTakenBy = (table: Table, side: Side): string => said.cardsTakenBy(subjectOf(table, side))
