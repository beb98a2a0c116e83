import { err, ok, type Result } from '../../core/result'
import { tookTrick, type Took } from '../check/tricks-taken'
import { runSums } from '../melds/run-sums'
import { isReplayed } from '../score/made-tie-or-bate'
import type { Score } from '../score/score'
import { LAST_TRICK, packPoints } from '../table/deck'
import { type ContestedHand, type Hand, isContested } from '../table/hand'
import type { Rules } from '../table/options'
import { problem, type Problem } from '../table/problem'
import type { RuleId } from '../table/rule'
import { at, highestAlone, sideOf, sidesOf, type Side } from '../table/seats'

/**
 * The state of a game after a hand: it goes on or is over. `rule` is the rule that decided that; `winner` is `null` if no one
 * won.
 */
export type Ending =
  | { readonly over: false; readonly rule: RuleId | null }
  | { readonly over: true; readonly winner: Side | null; readonly rule: RuleId }

const playOn = (rule: RuleId | null): Result<Ending, Problem> => ok({ over: false, rule })
const PLAY_ON = playOn(null)
const ends = (winner: Side | null, rule: RuleId): Result<Ending, Problem> => ok({ over: true, winner, rule })

/** A hand with its score, and the totals by side after it. */
interface Counted<H extends Hand = Hand> {
  readonly rules: Rules
  readonly hand: H
  readonly score: Score
  readonly totals: readonly number[]
  /** The number of contested hands so far, including this one. */
  readonly hands: number
}

/**
 * Returns whether the game ends with a scored hand, from the totals before and after it; or the fact that has to be said first.
 */
export function endingAfter(
  rules: Rules,
  hand: Hand,
  score: Score,
  before: readonly number[],
  { totals, hands }: Pick<Counted, 'totals' | 'hands'>,
): Result<Ending, Problem> {
  switch (hand.kind) {
    case 'thrown-in':
      return PLAY_ON
    case 'claimed':
      return ends(score.winner, score.verdict === 'claim-good' ? 'claim-counts' : 'false-claim')
    case 'agreed':
      return endsByHands(rules) || rules.winNeedsTrick === 'yes'
        ? PLAY_ON
        : atTheCount({ rules, hand, score, totals, hands })
    case 'played':
    case 'counted':
      return afterPlay({ rules, hand, score, totals, hands }, before)
  }
}

function afterPlay(counted: Counted<ContestedHand>, before: readonly number[]): Result<Ending, Problem> {
  const { rules, score } = counted
  if (isReplayed(rules, score)) return PLAY_ON
  if (rules.goal === 'hands') return afterHands(counted)
  if (rules.winBy === 'own-made-hand') return byOwnHand(counted)
  if (rules.sweep === 'match-points' && score.sweep !== null) return playOn('end-on-sweep')
  return rules.winNeedsTrick === 'yes' ? byTrick(counted, sidesAtTarget(rules, before)) : atTheCount(counted)
}

/** Tells whether only a played hand can end the game, so that points settled by word cannot. */
const endsByHands = ({ goal, winBy }: Rules): boolean => goal === 'hands' || winBy === 'own-made-hand'

/** Ends a game of a fixed number of hands with the last of them. The higher total wins; if the totals are equal, no one wins. */
const afterHands = ({ rules, totals, hands }: Counted): Result<Ending, Problem> =>
  hands < rules.target ? PLAY_ON : ends(highestAlone(sidesOf(rules), totals), 'one-over')

/** Ends the game if the taker made the hand and its total is at the target, no matter what the others have. */
function byOwnHand({ rules, hand, score, totals }: Counted<ContestedHand>): Result<Ending, Problem> {
  const taker = sideOf(rules, hand.taker)
  return score.verdict === 'made' && at(totals, taker) >= rules.target ? ends(taker, 'one-over') : PLAY_ON
}

export const sidesAtTarget = (rules: Rules, totals: readonly number[]): readonly Side[] =>
  sidesOf(rules).filter((side) => at(totals, side) >= rules.target)

const atTheCount = (counted: Counted): Result<Ending, Problem> =>
  endingWith(counted, sidesAtTarget(counted.rules, counted.totals))

/**
 * Returns the ending with these sides at the target. With none the game goes on, a single one wins, and of several the table's
 * rule picks the winner.
 */
function endingWith(counted: Counted, sides: readonly Side[]): Result<Ending, Problem> {
  const first = sides[0]
  if (first === undefined) return PLAY_ON
  if (sides.length === 1) return ends(first, 'one-over')
  const winner = winnerOfSeveral(counted, sides)
  if (!winner.ok) return winner
  return winner.value === null ? playOn('tie-at-target') : ends(winner.value, 'both-over')
}

/**
 * Returns the ending at tables where a side that reached the target before this hand (`waiting`) wins with the first trick that
 * it takes.
 */
function byTrick(counted: Counted<ContestedHand>, waiting: readonly Side[]): Result<Ending, Problem> {
  const { rules, hand } = counted
  const ways = everyWay(waiting, (side) => tookTrick(rules, hand, side))
  const [first = PLAY_ON, ...others] = ways.map((takers) => endingWith(counted, takers))
  return others.every((other) => isSameEnding(first, other)) ? first : err(problem('say-tricks', 'tricks'))
}

/** Returns the sides that took a trick, once for every way that unsaid tricks leave open. */
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

/** Returns the winner of several sides at the target; `null` if they are level and another hand decides. */
function winnerOfSeveral(
  { rules, hand, score, totals }: Counted,
  sides: readonly Side[],
): Result<Side | null, Problem> {
  const higher = highestAlone(sides, totals)
  if (!isContested(hand) || rules.bothOver === 'higher') return ok(higher)
  if (rules.bothOver === 'taker-first') return ok(takerFirst(rules, hand, score, sides) ?? higher)
  if (hand.lastTrick === null) return err(problem('say-last-trick', 'lastTrick'))
  return ok(sides.includes(hand.lastTrick) ? hand.lastTrick : higher)
}

/** Returns the taker's side if it wins because its points are counted first. A taker who is bate has no points to count. */
function takerFirst(rules: Rules, hand: ContestedHand, score: Score, sides: readonly Side[]): Side | null {
  const taker = sideOf(rules, hand.taker)
  return score.verdict === 'made' && sides.includes(taker) ? taker : null
}

const BELA = 20

/** Returns the most that one side can make in a hand: every card, the last trick, bela and the best declarations. */
const mostInAHand = (rules: Rules): number => packPoints('spades') + LAST_TRICK + BELA + Math.max(...runSums(rules))

/** Tells whether a claim could be good in the next hand: a side that makes the most possible would reach the target. */
export const claimInReach = (rules: Rules, totals: readonly number[]): boolean =>
  rules.claims !== 'none' && Math.max(...totals) + mostInAHand(rules) >= rules.target
