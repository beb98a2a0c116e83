import { runSums } from '../melds/run-sums'
import { LAST_TRICK, packPoints } from '../table/deck'
import type { Rules } from '../table/options'

const BELA = 20

/** Returns the most that one side can make in a hand: every card, the last trick, bela and the best declarations. */
const mostInAHand = (rules: Rules): number => packPoints('spades') + LAST_TRICK + BELA + Math.max(...runSums(rules))

/** Tells whether a claim could be good in the next hand: a side that makes the most possible would reach the target. */
export const claimInReach = (rules: Rules, totals: readonly number[]): boolean =>
  rules.claims !== 'none' && Math.max(...totals) + mostInAHand(rules) >= rules.target
