import { rankOf, suitOf } from '../../../engine/table/card'
import type { Card, Rank, Suit, Trump } from '../../../engine/table/card'

export const SUIT_NAMES: { readonly [S in Suit]: string } = {
  spades: 'spades',
  hearts: 'hearts',
  diamonds: 'diamonds',
  clubs: 'clubs',
}

export const SUIT_SYMBOLS: { readonly [S in Suit]: string } = {
  spades: '♠',
  hearts: '♥',
  diamonds: '♦',
  clubs: '♣',
}

export const RANK_NAMES: { readonly [R in Rank]: string } = {
  A: 'ace',
  K: 'king',
  Q: 'queen',
  J: 'jack',
  '10': 'ten',
  '9': 'nine',
  '8': 'eight',
  '7': 'seven',
}

const RANKS_MANY: { readonly [R in Rank]: string } = {
  A: 'aces',
  K: 'kings',
  Q: 'queens',
  J: 'jacks',
  '10': 'tens',
  '9': 'nines',
  '8': 'eights',
  '7': 'sevens',
}

export const TRUMP_NAMES: { readonly [T in Trump]: string } = {
  ...SUIT_NAMES,
  none: 'no trumps',
  all: 'all trumps',
}

/** A sign for narrow places; the contracts without a suit have letters. */
export const TRUMP_SYMBOLS: { readonly [T in Trump]: string } = { ...SUIT_SYMBOLS, none: 'NT', all: 'AT' }

/** What a hand was played in, after a name: “hearts”, “no trumps”. */
export const trumpName = (trump: Trump): string => TRUMP_NAMES[trump]

/** “king of hearts”. */
export const cardName = (card: Card): string => `${RANK_NAMES[rankOf(card)]} of ${SUIT_NAMES[suitOf(card)]}`

/** “K♥”. */
export const cardShort = (card: Card): string => `${rankOf(card)}${SUIT_SYMBOLS[suitOf(card)]}`

/** Several of a rank: “kings”. */
export const ranksName = (rank: Rank): string => RANKS_MANY[rank]
