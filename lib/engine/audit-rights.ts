import { makeCard, SUITS } from './card'
import type { Card, Trump } from './card'
import { cardsOf } from './contest'
import { isTrumpSuit } from './deck'
import type { Meld } from './hand'
import { problem } from './problem'
import type { Problem } from './problem'
import type { Seat } from './seats'

interface Declared {
  readonly trump: Trump
  readonly melds: readonly Meld[]
  readonly bela: readonly Seat[]
}

/** Whether what was declared was held: every card of a run or four, and king and queen of trumps for a bela. */
export function checkRights(deal: Declared, hands: readonly (readonly Card[])[]): Problem | null {
  return checkHeld(deal.melds, hands) ?? checkBelas(deal, hands)
}

function checkHeld(melds: readonly Meld[], hands: readonly (readonly Card[])[]): Problem | null {
  for (const [index, meld] of melds.entries()) {
    if (!('seat' in meld)) continue
    const missing = cardsOf(meld).find((card) => !hands[meld.seat]?.includes(card))
    if (missing !== undefined) return problem('meld-not-held', `melds.${index}`, { seat: meld.seat, card: missing })
  }
  return null
}

function checkBelas({ trump, bela }: Declared, hands: readonly (readonly Card[])[]): Problem | null {
  const trumpSuits = SUITS.filter((suit) => isTrumpSuit(suit, trump))
  const over = bela.find((seat) => {
    const hand = hands[seat] ?? []
    const held = trumpSuits.filter((suit) => hand.includes(makeCard('K', suit)) && hand.includes(makeCard('Q', suit)))
    return bela.filter((other) => other === seat).length > held.length
  })
  return over === undefined ? null : problem('bela-not-held', 'bela', { seat: over })
}
