import { makeCard, SUITS } from './card'
import type { Card, Rank } from './card'

/** Points of four of a kind, in the order in which they beat each other; eights and sevens are none. */
const FOURS: Readonly<Partial<Record<Rank, number>>> = { J: 200, '9': 150, A: 100, '10': 100, K: 100, Q: 100 }
const FOUR_ORDER: readonly Rank[] = ['J', '9', 'A', '10', 'K', 'Q']

/** Points of four of a kind; 0 where it is no declaration. */
export const fourValue = (rank: Rank): number => FOURS[rank] ?? 0

/** The higher number beats the lower. */
export const fourPower = (rank: Rank): number => FOUR_ORDER.length - FOUR_ORDER.indexOf(rank)

export const fourCards = (rank: Rank): readonly Card[] => SUITS.map((suit) => makeCard(rank, suit))

/** The ranks of which four are a declaration, the best first. */
export const FOUR_RANKS = FOUR_ORDER
