import type { Rules } from '@/lib/engine/table/options'
import { ruleSet } from '@/lib/rulesets/sets/catalogue'
import type { RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { COUNTED_IN_HANDS, TWELVE_HANDS } from '@/lib/rulesets/variants/in-hands'

/** The length of a game: a number of points, or a number of hands. */
export type Length = Pick<Rules, 'target' | 'goal'>

/** Three usual targets, by the target that the game's own document gives. */
const TARGETS: Readonly<Record<number, readonly [number, number, number]>> = {
  151: [101, 151, 201],
  500: [300, 500, 1000],
  501: [301, 501, 1001],
  1000: [500, 1000, 2000],
  1001: [501, 701, 1001],
  2000: [1000, 2000, 3000],
}

/**
 * Returns the lengths to offer: three usual targets, or only that of the document if no others are usual; and twelve hands for
 * games that are played so.
 */
export function lengthsFor(base: RuleSetId): readonly Length[] {
  const { target } = ruleSet(base).values
  const inPoints = (TARGETS[target.value] ?? [target.value]).map((one): Length => ({ target: one, goal: 'points' }))
  return COUNTED_IN_HANDS.includes(base) ? [...inPoints, TWELVE_HANDS] : inPoints
}
