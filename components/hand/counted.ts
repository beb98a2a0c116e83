import type { Card, Trump } from '@/lib/engine/table/card'
import { handSize, pilePoints } from '@/lib/engine/table/deck'
import type { Rules } from '@/lib/engine/table/options'
import { sum, type Side } from '@/lib/engine/table/seats'
import type { Draft } from './draft'

type Piles = readonly (readonly Card[])[]

/**
 * The figures of a form by side, as digits: those that were typed, or what the cards on the board make under the trumps
 * that hold. Before trumps are named cards make no points.
 */
export function figuresOf(rules: Rules, { figures, piles, trump }: Draft): readonly string[] {
  if (piles === null) return figures
  if (trump === null) return piles.map(() => '')
  return piles.map((pile, side) => (isUncounted(rules, piles, side) ? '' : String(pilePoints(pile, trump))))
}

/** A pile without a card has not been counted yet, unless the others hold all the tricks there are. */
function isUncounted(rules: Rules, piles: Piles, side: Side): boolean {
  const isEmpty = piles[side]?.length === 0
  return isEmpty && (rules.players === 4 || sum(piles.map((pile) => pile.length)) < handSize(rules) * rules.players)
}

/** The tricks by side: those that were said, or what the cards on the board come to once all are there. */
export function tricksOf(rules: Rules, { tricks, piles }: Draft): readonly (number | null)[] {
  if (piles === null || tricks.some((count) => count !== null)) return tricks
  const counts = filledIn(
    rules,
    piles.map((pile) => pile.length / rules.players),
  )
  return counts.every(Number.isInteger) && sum(counts) === handSize(rules) ? counts : tricks
}

/** With four players what one side did not take the other did. */
function filledIn(rules: Rules, counts: readonly number[]): readonly number[] {
  const empty = rules.players === 4 ? counts.indexOf(0) : -1
  return counts.map((count, side) => (side === empty ? handSize(rules) - (counts[1 - side] ?? 0) : count))
}

/** The other trumps under which a figure that stands here was counted; `null` where all hold good. Cards are counted as they lie. */
export function countedBefore({ countedAt = [], piles, trump }: Draft): Trump | null {
  if (piles !== null || trump === null) return null
  return countedAt.find((old) => old !== null && old !== trump) ?? null
}

/** How many cards lie in the pile of a side. */
export const countedCards = ({ piles }: Draft, side: Side): number => piles?.[side]?.length ?? 0
