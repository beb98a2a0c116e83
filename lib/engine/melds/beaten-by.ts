import type { Trump } from '../table/card'
import type { Rules } from '../table/options'
import type { RuleId } from '../table/rule'
import type { DeclaredRun } from './contest'
import { runClass, runValue, worthOf } from './meld-values'

/** Returns the best of some runs by what was said of them; of equal ones the first declared. */
export const bestRun = (rules: Rules, trump: Trump, runs: readonly DeclaredRun[]): DeclaredRun | null =>
  runs.reduce<DeclaredRun | null>(
    (best, run) => (best !== null && worthOf(rules, trump, run) <= worthOf(rules, trump, best) ? best : run),
    null,
  )

/**
 * Returns the rule by which the best run beats another: class, top card, trumps, or the order of declaring. If too little was
 * said to tell which, it is the general rule that the other side's runs do not count.
 */
export function beatenBy(rules: Rules, trump: Trump, best: DeclaredRun, run: DeclaredRun): RuleId {
  if (isWorthLess(rules, run, best)) return run.length === 3 ? 'fifty-against-twenty' : 'longer-run'
  if (runClass(best.length, rules.longRuns) !== runClass(run.length, rules.longRuns))
    return run.length === 3 ? 'fifty-against-twenty' : 'longer-run'
  if (best.top === null || run.top === null) return 'losing-runs'
  if (best.top !== run.top) return 'same-class'
  if (rules.trumpRun === 'equal' || trump === 'all') return 'equal-runs'
  if (best.suit === null) return 'losing-runs'
  return best.suit === trump ? 'trump-run' : 'equal-runs'
}

/**
 * Tells whether a run is worth fewer points than the best one in a contest of all declarations, where points decide before the
 * class.
 */
const isWorthLess = (rules: Rules, run: DeclaredRun, best: DeclaredRun): boolean =>
  rules.meldContest === 'one' && runValue(run.length, rules.longRuns) < runValue(best.length, rules.longRuns)
