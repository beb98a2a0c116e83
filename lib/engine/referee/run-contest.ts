import { err, ok, type Result } from '../../core/result'
import { checkMelds } from '../check/check-declared'
import { contest, type RunContest } from '../melds/contest'
import { meldLines } from '../score/earned-melds'
import { addUp, type EarnedLine } from '../score/line'
import type { Trump } from '../table/card'
import type { Meld, PlayedHand } from '../table/hand'
import type { Rules } from '../table/options'
import type { Problem } from '../table/problem'
import { sideCount, type Seat } from '../table/seats'

/** The result of the contest of runs, and the card points of every declaration. */
export interface RunRuling {
  readonly contest: RunContest
  readonly lines: readonly EarnedLine[]
  readonly points: readonly number[]
}

/** Scores declarations as they were made, before anyone has taken a trick. It assumes that their holders will take one. */
export function ruleOnRuns(
  rules: Rules,
  declared: { readonly trump: Trump; readonly dealer: Seat; readonly melds: readonly Meld[] },
): Result<RunRuling, Problem> {
  const hand = declaredHand(rules, declared)
  const wrong = checkMelds(rules, hand)
  if (wrong !== null) return err(wrong)
  const lines = meldLines({ ...rules, runsNeedTrick: 'no' }, hand)
  if (!lines.ok) return lines
  return ok({
    contest: contest(declared.melds, rules, declared.trump),
    lines: lines.value,
    points: addUp(lines.value, sideCount(rules)),
  })
}

const declaredHand = (
  rules: Rules,
  { trump, dealer, melds }: { readonly trump: Trump; readonly dealer: Seat; readonly melds: readonly Meld[] },
): PlayedHand => ({
  kind: 'played',
  taker: dealer,
  trump,
  cardPoints: Array.from({ length: sideCount(rules) }, () => null),
  lastTrick: null,
  tricks: null,
  melds,
  bela: [],
  bid: null,
  multiplier: 1,
  big: false,
  revoke: null,
  dealer,
})
