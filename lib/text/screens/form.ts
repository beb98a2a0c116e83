import type { Trump } from '../../engine/table/card'
import type { Multiplier } from '../../engine/table/hand'
import type { Side } from '../../engine/table/seats'
import * as said from '../../messages/compiled/table/hand-form'
import type { Table } from '../table'
import { sideHeading } from '../terms/names'

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

/** Trumps where six of them share a row. */
export function shortTrump(trump: Trump): string {
  switch (trump) {
    case 'spades':
      return said.shortSpades
    case 'hearts':
      return said.shortHearts
    case 'diamonds':
      return said.shortDiamonds
    case 'clubs':
      return said.shortClubs
    case 'none':
      return said.shortNoTrumps
    case 'all':
      return said.shortAllTrumps
  }
}

type Level = Exclude<Multiplier, 1>

/** By how many times a hand counts, as it stands on the key; the key is called so too, for those who say what they see. */
export const stakeKey = ({ vocabulary }: Table, times: Level): string => said.stakeKey({ vocabulary, times })

export const cardsTakenBy = (table: Table, side: Side): string => said.cardsTakenBy({ name: sideHeading(table, side) })
