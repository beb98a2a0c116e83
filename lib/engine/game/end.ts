import { tookTrick } from '../check/tricks-taken'
import type { Took } from '../check/tricks-taken'
import type { Score } from '../score/score'
import type { ContestedHand, Hand } from '../table/hand'
import { isContested } from '../table/hand'
import type { Rules } from '../table/options'
import { problem } from '../table/problem'
import type { Problem } from '../table/problem'
import { err, ok } from '../table/result'
import type { Result } from '../table/result'
import type { RuleId } from '../table/rule'
import { at, sideOf, sidesOf } from '../table/seats'
import type { Side } from '../table/seats'

/** Whether a hand ended the game, for whom, and by which rule; `winner` is `null` where a false claim left nobody. */
export type Ending =
  | { readonly over: false; readonly rule: RuleId | null }
  | { readonly over: true; readonly winner: Side | null; readonly rule: RuleId }

const playOn = (rule: RuleId | null = null): Result<Ending, Problem> => ok({ over: false, rule })
const ends = (winner: Side | null, rule: RuleId): Result<Ending, Problem> => ok({ over: true, winner, rule })

/** Looks at the totals before and after a scored hand. */
export function endingAfter(
  rules: Rules,
  hand: Hand,
  score: Score,
  before: readonly number[],
  after: readonly number[],
): Result<Ending, Problem> {
  switch (hand.kind) {
    case 'thrown-in':
      return playOn()
    case 'claimed':
      return ends(score.winner, score.verdict === 'claim-good' ? 'claim-counts' : 'false-claim')
    case 'agreed':
      return rules.winNeedsTrick === 'yes' ? playOn() : atTheCount(rules, after, (over) => highest(over, after))
    case 'played':
    case 'counted':
      return afterPlay(rules, hand, score, before, after)
  }
}

function afterPlay(
  rules: Rules,
  hand: ContestedHand,
  score: Score,
  before: readonly number[],
  after: readonly number[],
): Result<Ending, Problem> {
  if (rules.sweep === 'match-points' && score.sweep !== null) return playOn('end-on-sweep')
  if (rules.winNeedsTrick === 'yes') return byTrick(rules, hand, score, before, after)
  const over = sidesAtTarget(rules, after)
  if (over.length > 1 && needsLastTrick(rules, hand)) return err(problem('say-last-trick', 'lastTrick'))
  return atTheCount(rules, after, (sides) => decideBothOver(rules, hand, score, sides, after))
}

export const sidesAtTarget = (rules: Rules, totals: readonly number[]): readonly Side[] =>
  sidesOf(rules).filter((side) => at(totals, side) >= rules.target)

function atTheCount(
  rules: Rules,
  after: readonly number[],
  decide: (over: readonly Side[]) => Side | null,
): Result<Ending, Problem> {
  const over = sidesAtTarget(rules, after)
  const [only] = over
  if (only === undefined) return playOn()
  if (over.length === 1) return ends(only, 'one-over')
  const winner = decide(over)
  return winner === null ? playOn('tie-at-target') : ends(winner, 'both-over')
}

/** A side that came to the target at an earlier count has won with the first trick it takes. */
function byTrick(
  rules: Rules,
  hand: ContestedHand,
  score: Score,
  before: readonly number[],
  after: readonly number[],
): Result<Ending, Problem> {
  const waiting = sidesAtTarget(rules, before)
  const [first = playOn(), ...others] = everyWay(waiting, (side) => tookTrick(rules, hand, side)).map((takers) =>
    amongTakers(rules, hand, score, takers, after),
  )
  return others.every((other) => isSameEnding(first, other)) ? first : err(problem('say-tricks', 'tricks'))
}

/** The sides that took a trick, in every way that what was not said leaves open. */
function everyWay(sides: readonly Side[], took: (side: Side) => Took): readonly (readonly Side[])[] {
  return sides.reduce<readonly (readonly Side[])[]>(
    (ways, side) => {
      switch (took(side)) {
        case 'none':
          return ways
        case 'some':
          return ways.map((way) => [...way, side])
        case 'unknown':
          return ways.flatMap((way) => [way, [...way, side]])
      }
    },
    [[]],
  )
}

function isSameEnding(a: Result<Ending, Problem>, b: Result<Ending, Problem>): boolean {
  if (!a.ok || !b.ok) return a.ok === b.ok
  return a.value.over ? b.value.over && a.value.winner === b.value.winner : !b.value.over
}

function amongTakers(
  rules: Rules,
  hand: ContestedHand,
  score: Score,
  takers: readonly Side[],
  after: readonly number[],
): Result<Ending, Problem> {
  const [only] = takers
  if (only === undefined) return playOn()
  if (takers.length === 1) return ends(only, 'one-over')
  if (needsLastTrick(rules, hand)) return err(problem('say-last-trick', 'lastTrick'))
  const winner = decideBothOver(rules, hand, score, takers, after)
  return winner === null ? playOn('tie-at-target') : ends(winner, 'both-over')
}

const needsLastTrick = (rules: Rules, hand: ContestedHand): boolean =>
  rules.bothOver === 'last-trick' && hand.lastTrick === null

function decideBothOver(
  rules: Rules,
  hand: Hand,
  score: Score,
  over: readonly Side[],
  totals: readonly number[],
): Side | null {
  if (!isContested(hand)) return highest(over, totals)
  switch (rules.bothOver) {
    case 'higher':
      return highest(over, totals)
    case 'last-trick':
      return over.find((side) => side === hand.lastTrick) ?? highest(over, totals)
    case 'taker-first':
      return takerFirst(rules, hand, score, over) ?? highest(over, totals)
  }
}

/** The taker's points are counted first only if they are good: a taker who is bate has none to count. */
function takerFirst(rules: Rules, hand: ContestedHand, score: Score, over: readonly Side[]): Side | null {
  const taker = sideOf(rules, hand.taker)
  return score.verdict === 'made' && over.includes(taker) ? taker : null
}

function highest(sides: readonly Side[], totals: readonly number[]): Side | null {
  const most = Math.max(...sides.map((side) => at(totals, side)))
  const [first, ...rest] = sides.filter((side) => at(totals, side) === most)
  return first === undefined || rest.length > 0 ? null : first
}
