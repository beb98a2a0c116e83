import { declarable } from './best-melds'
import type { Declarable } from './best-melds'
import { makeCard, SUITS } from './card'
import type { Card, Suit } from './card'
import { isTrumpSuit } from './deck'
import type { Rules } from './options'
import { handsOf, layOut } from './played-deal'
import type { Play, PlayedDeal } from './played-deal'

/** King and queen of one trump suit in one hand; `null`: that card was not played yet. Tricks from 1. */
export interface BelaRight {
  readonly suit: Suit
  readonly firstCard: number | null
  readonly secondCard: number | null
}

/** What a seat could have declared in a deal, and the tricks in which a bela could be announced. */
export interface Rights extends Declarable {
  readonly belas: readonly BelaRight[]
}

/** The rights of every seat, from the hands, or where they were not recorded from what was played. */
export function rightsOf(rules: Rules, deal: PlayedDeal): readonly Rights[] {
  const { plays } = layOut(rules, deal)
  return handsOf(rules, deal.hands, plays).map((hand) => ({
    ...declarable(rules, hand, deal.trump),
    belas: belasOf(deal, hand, plays),
  }))
}

function belasOf({ trump }: PlayedDeal, hand: readonly Card[], plays: readonly Play[]): readonly BelaRight[] {
  return SUITS.filter((suit) => isTrumpSuit(suit, trump)).flatMap((suit) => {
    const pair = [makeCard('K', suit), makeCard('Q', suit)]
    if (!pair.every((card) => hand.includes(card))) return []
    const [firstCard = null, secondCard = null] = plays
      .filter(({ card }) => pair.includes(card))
      .map(({ trick }) => trick)
    return [{ suit, firstCard, secondCard }]
  })
}
