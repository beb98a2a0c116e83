import { meldsCount } from '@/lib/engine/check/check-declared'
import { declaredRuns } from '@/lib/engine/melds/contest'
import { runClass } from '@/lib/engine/melds/meld-values'
import { runQuestions, type RunQuestion } from '@/lib/engine/score/run-questions'
import type { Meld, SaidRun } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import type { Seat } from '@/lib/engine/table/seats'
import type { Draft } from './draft'
import { playedOf } from './draft-facts'

/** A question about a noted run; `index` is its place among the declarations. */
export interface AskedOfRun {
  readonly index: number
  readonly run: SaidRun
  readonly ask: RunQuestion['ask']
}

const ASKS = ['top', 'suit'] as const

/**
 * Returns the questions that the form asks about runs once trumps are known: those that decide, and those already
 * answered, so that they can be corrected.
 */
export function askedOfRuns(rules: Rules, draft: Draft, dealer: Seat): readonly AskedOfRun[] {
  const hand = playedOf(rules, draft, dealer)
  if (draft.trump === null || draft.way !== 'piles' || !meldsCount(rules, hand)) return []
  const deciding = runQuestions(rules, hand).map(({ meld, ask }) => ({ meld: hand.melds[meld], ask }))
  return contenders(rules, draft.melds).flatMap(({ run, index }) =>
    ASKS.filter((ask) => run[ask] !== null || deciding.some((one) => one.meld === run && one.ask === ask)).map(
      (ask) => ({ run, index, ask }),
    ),
  )
}

/** Returns the runs of the best class if there are at least two; a single run raises no question. */
function contenders(rules: Rules, melds: readonly Meld[]): readonly Omit<AskedOfRun, 'ask'>[] {
  const classes = declaredRuns(melds).map(({ length }) => runClass(length, rules.longRuns))
  const best = Math.max(0, ...classes)
  if (classes.filter((each) => each === best).length < 2) return []
  return melds.flatMap((run, index) =>
    run.kind === 'run' && runClass(run.run, rules.longRuns) === best ? [{ run, index }] : [],
  )
}
