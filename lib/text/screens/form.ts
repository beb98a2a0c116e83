import type { Rank } from '../../engine/table/card'
import type { Bid, Multiplier } from '../../engine/table/hand'
import type { Seat, Side } from '../../engine/table/seats'
import { keyOf } from '../../messages/compiled/table/form'
import * as said from '../../messages/compiled/table/hand-form'
import type { Table } from '../table'
import { ranksName } from '../terms/cards'
import { nameOf, sideHeading } from '../terms/names'

export const figuresFor = (table: Table, side: Side): string => said.figuresFor({ name: sideHeading(table, side) })

/** The task of the form: a new hand, a correction, or a forgotten hand before another. */
export type Doing = 'record' | 'correct' | 'insert'

/** Over the form: which hand of the sheet it writes, and that it puts one right or in between. */
export function formTitle(doing: Doing, number: number): string {
  switch (doing) {
    case 'record':
      return said.handNumber({ number })
    case 'correct':
      return said.correctHandNumber({ number })
    case 'insert':
      return said.insertHandNumber({ number })
  }
}

/** On the button that writes it. */
export const saveHand = (doing: Doing, number: number): string =>
  doing === 'record' ? said.saveHandNumber({ number }) : formTitle(doing, number)

/** By how many times a hand counts, as it is written on the key; the key is called so too, for those who say what they see. */
export const stakeKey = ({ vocabulary }: Table, times: Multiplier): string => said.stakeKey({ vocabulary, times })

/** The name of the key that opens what a side can declare. */
export const declareLabel = (table: Table, side: Side): string =>
  keyOf({ name: sideHeading(table, side), what: said.addDeclaration(table) })

export const fourLabel = (table: Table, seat: Seat, rank: Rank): string =>
  keyOf({ name: nameOf(table, seat), what: said.fourOfRank({ ranks: ranksName(rank) }) })

/** Opens what a player rarely declares; `what` is written on the key. */
export const rareLabel = (table: Table, seat: Seat, what: string): string => keyOf({ name: nameOf(table, seat), what })

/** Returns the label of a bid on a key. */
export const bidFace = (bid: Bid): string => (bid === 'capot' ? said.bidCapot : String(bid))

export const cardsTakenBy = (table: Table, side: Side): string => said.cardsTakenBy({ name: sideHeading(table, side) })
