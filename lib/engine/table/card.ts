/** Ranks in their natural order, high to low: the order of runs and of the cut, in every suit. */
export const RANKS = ['A', 'K', 'Q', 'J', '10', '9', '8', '7'] as const
export const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'] as const
/** The possible trumps of a hand: a suit, no trumps, or all trumps. */
export const TRUMPS = [...SUITS, 'none', 'all'] as const

const LETTERS = { spades: 'S', hearts: 'H', diamonds: 'D', clubs: 'C' } as const

export type Rank = (typeof RANKS)[number]
export type Suit = (typeof SUITS)[number]
export type Trump = (typeof TRUMPS)[number]
/** A card as players write it down: rank, then the letter of its suit (`AS`, `10H`). */
export type Card = `${Rank}${(typeof LETTERS)[Suit]}`

interface Face {
  readonly rank: Rank
  readonly suit: Suit
  /** The bit of this card among 32. */
  readonly bit: number
}

const FACES: ReadonlyMap<string, Face> = new Map(
  SUITS.flatMap((suit, row) =>
    RANKS.map((rank, place) => [`${rank}${LETTERS[suit]}`, { rank, suit, bit: 1 << (8 * row + place) }] as const),
  ),
)

const face = (card: Card): Face => {
  const found = FACES.get(card)
  if (found === undefined) throw new Error(`expected a card such as AS, got ${card}`)
  return found
}

export const rankOf = (card: Card): Rank => face(card).rank
export const suitOf = (card: Card): Suit => face(card).suit
/** Returns cards as a set: a number with a bit for each. */
export function bitsOf(cards: readonly Card[]): number {
  let bits = 0
  for (const card of cards) bits |= face(card).bit
  return bits
}
export const makeCard = (rank: Rank, suit: Suit): Card => `${rank}${LETTERS[suit]}`

/** Returns the place of a rank in the natural order: 0 for the ace, 7 for the seven. */
export const naturalOrder = (rank: Rank): number => RANKS.indexOf(rank)

export const isSuit = (text: unknown): text is Suit => SUITS.some((suit) => suit === text)
export const isTrump = (text: unknown): text is Trump => TRUMPS.some((trump) => trump === text)
export const isRank = (text: unknown): text is Rank => RANKS.some((rank) => rank === text)
export const isCard = (text: unknown): text is Card => typeof text === 'string' && FACES.has(text)

/** Reads cards separated by spaces (`"KS QS JS"`). Returns no cards for an empty text, and `null` if a word is not a card. */
export function parseCards(text: string): readonly Card[] | null {
  const words = text.split(' ').filter((word) => word !== '')
  return words.every(isCard) ? words : null
}

/** Returns the text that `parseCards` reads back. */
export const makeCards = (cards: readonly Card[]): string => cards.join(' ')
