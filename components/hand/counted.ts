import type { Card, Trump } from '@/lib/engine/table/card'
import { handSize, pilePoints } from '@/lib/engine/table/deck'
import type { Rules } from '@/lib/engine/table/options'
import { sum, type Side } from '@/lib/engine/table/seats'
import type { Draft } from './draft'

type Piles = readonly (readonly Card[])[]

/**
 * Returns the figures of a form by side, as digits: those typed, or the points of the cards on the board under the current
 * trumps. Figures from cards are empty until trumps are named.
 */
export function figuresOf(rules: Rules, { figures, piles, trump }: Draft): readonly string[] {
  if (piles === null) return figures
  if (trump === null) return piles.map(() => '')
  return piles.map((pile, side) => (isUncounted(rules, piles, side) ? '' : String(pilePoints(pile, trump))))
}

/** Tells whether a pile has not been counted yet: it is empty, and the others do not hold all the tricks of a hand. */
function isUncounted(rules: Rules, piles: Piles, side: Side): boolean {
  const isEmpty = piles[side]?.length === 0
  return isEmpty && (rules.players === 4 || sum(piles.map((pile) => pile.length)) < handSize(rules) * rules.players)
}

/** Returns the tricks by side: those entered, or those of the cards on the board once all are there. */
export function tricksEntered(rules: Rules, { tricks, piles }: Draft): readonly (number | null)[] {
  if (piles === null || tricks.some((count) => count !== null)) return tricks
  const counts = filledIn(
    rules,
    piles.map((pile) => pile.length / rules.players),
  )
  return counts.every(Number.isInteger) && sum(counts) === handSize(rules) ? counts : tricks
}

/** Returns the tricks with an empty side filled in. With four players it took those that the other side did not take. */
function filledIn(rules: Rules, counts: readonly number[]): readonly number[] {
  const empty = rules.players === 4 ? counts.indexOf(0) : -1
  return counts.map((count, side) => (side === empty ? handSize(rules) - (counts[1 - side] ?? 0) : count))
}

/**
 * Returns the other trumps under which one of the current figures was counted; `null` if all figures are valid. Cards on the
 * board are always counted under the current trumps.
 */
export function countedBefore({ countedAt = [], piles, trump }: Draft): Trump | null {
  if (piles !== null || trump === null) return null
  return countedAt.find((old) => old !== null && old !== trump) ?? null
}

/** Returns the number of cards in the pile of a side. */
export const countedCards = ({ piles }: Draft, side: Side): number => piles?.[side]?.length ?? 0
