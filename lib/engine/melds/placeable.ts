import { bitsOf, makeCard, SUITS, type Suit } from '../table/card'
import { isTrumpSuit } from '../table/deck'
import type { PlayedHand } from '../table/hand'
import type { Rules } from '../table/options'
import type { Seat } from '../table/seats'
import { possibleMelds } from './known-runs'
import { competingWorth } from './meld-values'

/** The declarations of a table, including belas, because a bela fixes the holder of two trumps. */
export type Declared = Pick<PlayedHand, 'melds' | 'trump' | 'bela'>

/** A declaration or a bela, and all that it can mean. `bit` stands for it; the bits are in the order of declaring. */
export interface Placeable {
  readonly bit: number
  readonly seat: Seat
  readonly places: readonly Place[]
}

/** The cards that a declaration can mean, as bits, and how good it is in the contest then. A four of a kind has no suit. */
interface Place {
  readonly suit: Suit | null
  readonly cards: number
  readonly worth: number
}

/** Returns the declarations that take cards of the pack. */
export function placeableMelds(rules: Rules, { melds, trump }: Declared): readonly Placeable[] {
  const taking = melds.filter((meld) => meld.kind !== 'settled')
  return taking.map((meld, index) => ({
    bit: 1 << index,
    seat: meld.seat,
    places: possibleMelds(rules, meld).map((possible) => ({
      suit: possible.run === null ? null : possible.run.suit,
      cards: possible.bits,
      worth: competingWorth(rules, trump, possible),
    })),
  }))
}

/** Returns the belas. Each takes the king and the queen of some trump suit. Their bits follow those of the declarations. */
export function placeableBelas({ bela, trump }: Declared, melds: number): readonly Placeable[] {
  if (bela.length === 0) return []
  const places = SUITS.filter((suit) => isTrumpSuit(suit, trump)).map((suit) => ({
    suit,
    cards: bitsOf([makeCard('K', suit), makeCard('Q', suit)]),
    worth: 0,
  }))
  return bela.map((seat, index) => ({ bit: 1 << (melds + index), seat, places }))
}
