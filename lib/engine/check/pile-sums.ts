import type { Trump } from '../table/card'
import { cardPoints, packOf } from '../table/deck'
import type { PlayedHand } from '../table/hand'
import type { Rules } from '../table/options'
import type { Side } from '../table/seats'
import { filledCardPoints } from './check'

/** Returns every sum of points that cards of the pack can make: in a suit all from 0 to 152 except 1 and 151. */
function sumsOf(rules: Rules, trump: Trump): ReadonlySet<number> {
  const sums = new Set([0])
  for (const card of packOf(rules.pack)) {
    const points = cardPoints(card, trump)
    if (points > 0) for (const sum of [...sums]) sums.add(sum + points)
  }
  return sums
}

/**
 * Returns the first side whose card points no pile of cards can make, or `null`. Such a count is scored all the same (format.md,
 * section 4), but the form asks before it saves it.
 */
export function sideWithoutPile(rules: Rules, hand: PlayedHand): Side | null {
  const sums = sumsOf(rules, hand.trump)
  const points = filledCardPoints(rules, hand) ?? hand.cardPoints
  const said = hand.cardPoints.findIndex((figure) => figure !== null && !sums.has(figure))
  const side = said === -1 ? points.findIndex((figure) => figure !== null && !sums.has(figure)) : said
  return side === -1 ? null : side
}
