import { rankOf, suitOf, type Card, type Rank, type Suit, type Trump } from '../../engine/table/card'
import * as said from '../../messages/compiled/terms/cards'
import { suit as suits } from '../../messages/compiled/terms/suit'

export const suitName = (suit: Suit): string => suits[suit]

const SUIT_SYMBOLS: { readonly [S in Suit]: string } = {
  spades: '♠',
  hearts: '♥',
  diamonds: '♦',
  clubs: '♣',
}

/** Returns the name of one card of a rank: “king”. */
export function rankName(rank: Rank): string {
  switch (rank) {
    case 'A':
      return said.ace
    case 'K':
      return said.king
    case 'Q':
      return said.queen
    case 'J':
      return said.jack
    case '10':
      return said.ten
    case '9':
      return said.nine
    case '8':
      return said.eight
    case '7':
      return said.seven
  }
}

/** Returns the plural of a rank: “kings”. */
export function ranksName(rank: Rank): string {
  switch (rank) {
    case 'A':
      return said.aces
    case 'K':
      return said.kings
    case 'Q':
      return said.queens
    case 'J':
      return said.jacks
    case '10':
      return said.tens
    case '9':
      return said.nines
    case '8':
      return said.eights
    case '7':
      return said.sevens
  }
}

/** Returns a rank as messages select by it: as a number if it is one. */
export function rankFigure(rank: Rank): Exclude<Rank, '10' | '9' | '8' | '7'> | 10 | 9 | 8 | 7 {
  switch (rank) {
    case '10':
      return 10
    case '9':
      return 9
    case '8':
      return 8
    case '7':
      return 7
    case 'A':
    case 'K':
    case 'Q':
    case 'J':
      return rank
  }
}

/** Returns the letter or figure that is printed on a card. */
export function rankShort(rank: Rank): string {
  switch (rank) {
    case 'A':
      return said.aceLetter
    case 'K':
      return said.kingLetter
    case 'Q':
      return said.queenLetter
    case 'J':
      return said.jackLetter
    case '10':
    case '9':
    case '8':
    case '7':
      return rank
  }
}

/** Returns the name of a trump, for use after a name: “hearts”, “no trumps”. */
export function trumpName(trump: Trump): string {
  if (trump === 'none') return said.noTrumps
  return trump === 'all' ? said.allTrumps : suitName(trump)
}

/** Returns a symbol for a trump, for narrow places. Contracts without a trump suit have letters. */
export function trumpSymbol(trump: Trump): string {
  if (trump === 'none') return said.noTrumpsShort
  return trump === 'all' ? said.allTrumpsShort : SUIT_SYMBOLS[trump]
}

/** Returns the name of a card: “king of hearts”. */
export const cardName = (card: Card): string =>
  said.cardName({ rank: rankName(rankOf(card)), suit: suitName(suitOf(card)) })

/** Returns the short name of a card: “K♥”. */
export const cardShort = (card: Card): string => `${rankShort(rankOf(card))}${SUIT_SYMBOLS[suitOf(card)]}`
