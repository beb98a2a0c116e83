import { declarable, type Declarable } from '../melds/best-melds'
import { cardsOf } from '../melds/contest'
import { makeCard, SUITS, type Card, type Suit, type Trump } from '../table/card'
import { isTrumpSuit } from '../table/deck'
import type { Meld } from '../table/hand'
import type { Rules } from '../table/options'
import { problem, type Problem } from '../table/problem'
import type { Seat } from '../table/seats'
import { dealtHands, layOut, type Play, type PlayedDeal } from './played-deal'

interface Declared {
  readonly trump: Trump
  readonly melds: readonly Meld[]
  readonly bela: readonly Seat[]
}

/** Checks that the declared cards were held: every card of a run or four, and king and queen of trumps for a bela. */
export function checkDeclarable(deal: Declared, hands: readonly (readonly Card[])[]): Problem | null {
  return checkHeld(deal.melds, hands) ?? checkBelas(deal, hands)
}

function checkHeld(melds: readonly Meld[], hands: readonly (readonly Card[])[]): Problem | null {
  for (const [index, meld] of melds.entries()) {
    if (meld.kind === 'settled') continue
    const missing = cardsOf(meld).find((card) => !hands[meld.seat]?.includes(card))
    if (missing !== undefined) return problem('meld-not-held', `melds.${index}`, { seat: meld.seat, card: missing })
  }
  return null
}

function checkBelas({ trump, bela }: Declared, hands: readonly (readonly Card[])[]): Problem | null {
  const trumpSuits = SUITS.filter((suit) => isTrumpSuit(suit, trump))
  const over = bela.find((seat) => {
    /* v8 ignore next -- every seat has a hand */
    const hand = hands[seat] ?? []
    const held = trumpSuits.filter((suit) => hand.includes(makeCard('K', suit)) && hand.includes(makeCard('Q', suit)))
    return bela.filter((other) => other === seat).length > held.length
  })
  return over === undefined ? null : problem('bela-not-held', 'bela', { seat: over })
}

/**
 * King and queen of one trump suit in one hand. `firstCard` and `secondCard` are the tricks, from 1, in which the first and the
 * second of them were played; `null`: not yet.
 */
export interface DeclarableBela {
  readonly suit: Suit
  readonly firstCard: number | null
  readonly secondCard: number | null
}

/** Everything a seat could have declared in a deal, and the tricks in which it could announce a bela. */
export interface DeclarableBySeat extends Declarable {
  readonly belas: readonly DeclarableBela[]
}

/** Returns everything that each seat could have declared, from the recorded hands, or else from the cards that it played. */
export function declarableBySeat(rules: Rules, deal: PlayedDeal): readonly DeclarableBySeat[] {
  const { plays } = layOut(rules, deal)
  return dealtHands(rules, deal.hands, plays).map((hand) => ({
    ...declarable(rules, hand, deal.trump),
    belas: belasOf(deal, hand, plays),
  }))
}

function belasOf({ trump }: PlayedDeal, hand: readonly Card[], plays: readonly Play[]): readonly DeclarableBela[] {
  return SUITS.filter((suit) => isTrumpSuit(suit, trump)).flatMap((suit) => {
    const pair = [makeCard('K', suit), makeCard('Q', suit)]
    if (!pair.every((card) => hand.includes(card))) return []
    const [firstCard = null, secondCard = null] = plays
      .filter(({ card }) => pair.includes(card))
      .map(({ trick }) => trick)
    return [{ suit, firstCard, secondCard }]
  })
}
