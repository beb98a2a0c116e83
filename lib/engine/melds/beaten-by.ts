import { naturalOrder } from '../table/card'
import type { Trump } from '../table/card'
import { isTrumpSuit } from '../table/deck'
import type { Rules } from '../table/options'
import type { RuleId } from '../table/rule'
import type { DeclaredRun } from './contest'
import { runClass } from './meld-values'

/** How good a run is known to be: its class, its top card, whether it is in trumps. What was not said counts as lowest. */
function known(rules: Rules, trump: Trump, { length, top, suit }: DeclaredRun): readonly number[] {
  return [
    runClass(length, rules.longRuns),
    top === null ? -1 : 8 - naturalOrder(top),
    Number(rules.trumpRun === 'wins' && suit !== null && isTrumpSuit(suit, trump)),
  ]
}

/** The best of some runs as far as they were told; of equal ones the first declared. */
export function bestRun(rules: Rules, trump: Trump, runs: readonly DeclaredRun[]): DeclaredRun | null {
  return runs.reduce<DeclaredRun | null>((best, run) => {
    if (best === null) return run
    const place = known(rules, trump, run).findIndex((part, index) => part !== known(rules, trump, best)[index])
    const isBetter = (known(rules, trump, run)[place] ?? 0) > (known(rules, trump, best)[place] ?? 0)
    return place !== -1 && isBetter ? run : best
  }, null)
}

/**
 * The rule by which the best run beats another: class, top card, trumps, or the order of declaring. Where the
 * table did not say enough to tell which, the general one that the other side's runs do not count.
 */
export function beatenBy(rules: Rules, trump: Trump, best: DeclaredRun, run: DeclaredRun): RuleId {
  if (runClass(best.length, rules.longRuns) !== runClass(run.length, rules.longRuns))
    return run.length === 3 ? 'fifty-against-twenty' : 'longer-run'
  if (best.top === null || run.top === null) return 'losing-runs'
  if (best.top !== run.top) return 'same-class'
  if (rules.trumpRun === 'equal' || trump === 'all') return 'equal-runs'
  if (best.suit === null) return 'losing-runs'
  return best.suit === trump ? 'trump-run' : 'equal-runs'
}
