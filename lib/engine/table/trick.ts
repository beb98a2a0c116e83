import { suitOf, type Card, type Suit, type Trump } from './card'
import { isTrumpSuit, power } from './deck'

/** Tells whether `card` beats `other` in a trick led in `led`. */
export function beats(card: Card, other: Card, led: Suit, trump: Trump): boolean {
  const suit = suitOf(card)
  if (suit === suitOf(other)) return power(card, trump) > power(other, trump)
  if (trump !== 'all' && isTrumpSuit(suit, trump)) return true
  return suit === led && !(trump !== 'all' && isTrumpSuit(suitOf(other), trump))
}

/** Returns the place in the trick of the card that is winning it (0: the card led); `null` for an empty trick. */
export function winningPlace(trick: readonly Card[], trump: Trump): number | null {
  const [first] = trick
  if (first === undefined) return null
  const led = suitOf(first)
  const best = trick.reduce((leader, card) => (beats(card, leader, led, trump) ? card : leader), first)
  return trick.indexOf(best)
}
