import { makeCard, RANKS, rankOf, SUITS, suitOf, TRUMPS, type Card, type Rank, type Suit, type Trump } from './card'
import type { Rules } from './options'

/** Points for the last trick, in every form of the game. */
export const LAST_TRICK = 10
export const BELA = 20

/** The extra points of a side that took every trick, beyond those of the last trick in any hand. */
const SWEEP_MORE: Readonly<Record<Rules['sweep'], number>> = {
  none: 0,
  '360': 0,
  'match-points': 0,
  '252': 90,
  '262': 100,
}

export const sweepMore = ({ sweep }: Pick<Rules, 'sweep'>): number => SWEEP_MORE[sweep]
/** Points for all the tricks, cards and last trick together, at tables that pay for them in points. */
export const ALL_TRICKS = 360

const TRUMP_POINTS: Readonly<Record<Rank, number>> = { J: 20, '9': 14, A: 11, '10': 10, K: 4, Q: 3, '8': 0, '7': 0 }
const PLAIN_POINTS: Readonly<Record<Rank, number>> = { A: 11, '10': 10, K: 4, Q: 3, J: 2, '9': 0, '8': 0, '7': 0 }

/** The ranks in the order in which they beat each other, high to low. */
export const TRUMP_ORDER: readonly Rank[] = ['J', '9', 'A', '10', 'K', 'Q', '8', '7']
export const PLAIN_ORDER: readonly Rank[] = ['A', '10', 'K', 'Q', 'J', '9', '8', '7']

const WITH_NO_TRUMPS: readonly Trump[] = [...SUITS, 'none']

/** Returns the trumps in which the auction of these rules can end. */
export function trumpsOf({ auction, forcedNoTrump }: Pick<Rules, 'auction' | 'forcedNoTrump'>): readonly Trump[] {
  if (auction === 'contracts') return TRUMPS
  return forcedNoTrump === 'allowed' ? WITH_NO_TRUMPS : SUITS
}

export const isTrumpSuit = (suit: Suit, trump: Trump): boolean => trump === 'all' || suit === trump

/** Returns the points of a card in the pile of the side that took it. */
export function cardPoints(card: Card, trump: Trump): number {
  return (isTrumpSuit(suitOf(card), trump) ? TRUMP_POINTS : PLAIN_POINTS)[rankOf(card)]
}

export const pilePoints = (cards: readonly Card[], trump: Trump): number =>
  cards.reduce((sum, card) => sum + cardPoints(card, trump), 0)

/** Returns the power of a card within its own suit: the higher number beats the lower. */
export function power(card: Card, trump: Trump): number {
  const order = isTrumpSuit(suitOf(card), trump) ? TRUMP_ORDER : PLAIN_ORDER
  return order.length - order.indexOf(rankOf(card))
}

const dealt = (ranks: readonly Rank[]): readonly Card[] =>
  SUITS.flatMap((suit) => ranks.map((rank) => makeCard(rank, suit)))

const PACKS = { 32: dealt(RANKS), 28: dealt(RANKS.filter((rank) => rank !== '7')) } as const

/** Returns the cards of the pack: 32, or 28 without the sevens. */
export const packOf = (pack: Rules['pack']): readonly Card[] => PACKS[pack]

const SUIT_POINTS = pilePoints(PACKS[32], 'spades')
const PACK_POINTS: Readonly<Record<Trump, number>> = {
  spades: SUIT_POINTS,
  hearts: SUIT_POINTS,
  diamonds: SUIT_POINTS,
  clubs: SUIT_POINTS,
  none: pilePoints(PACKS[32], 'none'),
  all: pilePoints(PACKS[32], 'all'),
}

/** Returns the points of all 32 cards: 152 in a suit, 120 at no trumps, 248 at all trumps. */
export const packPoints = (trump: Trump): number => PACK_POINTS[trump]

/** Returns the number of cards in a complete hand, and so of tricks: eight with four players, else nine. */
export const handSize = (rules: Rules): number => (rules.players === 4 ? 8 : 9)
