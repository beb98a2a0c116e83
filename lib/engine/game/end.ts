import { err, ok, type Result } from '../../core/result'
import { tookTrick, type Took } from '../check/tricks-taken'
import { isReplayed } from '../score/outcome'
import type { Score } from '../score/score'
import { type ContestedHand, type Hand, isContested } from '../table/hand'
import type { Rules } from '../table/options'
import { problem, type Problem } from '../table/problem'
import type { RuleId } from '../table/rule'
import { at, highestAlone, sideOf, sidesOf, type Side } from '../table/seats'

/** The end of a game: for whom and by which rule; `winner` is `null` where a false claim left no winner. */
export type Ending =
  | { readonly over: false; readonly rule: RuleId | null }
  | { readonly over: true; readonly winner: Side | null; readonly rule: RuleId }

const playOn = (rule: RuleId | null): Result<Ending, Problem> => ok({ over: false, rule })
const PLAY_ON = playOn(null)
const ends = (winner: Side | null, rule: RuleId): Result<Ending, Problem> => ok({ over: true, winner, rule })

/** A hand once it is counted: what it scored, and the totals by side with it. */
interface Counted<H extends Hand = Hand> {
  readonly rules: Rules
  readonly hand: H
  readonly score: Score
  readonly totals: readonly number[]
  /** Contested hands so far, this one included. */
  readonly hands: number
}

/** Looks at the totals before and after a scored hand. */
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

/** Points settled by word end no game that a hand has to end. */
const endsByHands = ({ goal, winBy }: Rules): boolean => goal === 'hands' || winBy === 'own-made-hand'

/** A game of so many hands ends with the last of them: the higher total has won, and of equal ones none. */
const afterHands = ({ rules, totals, hands }: Counted): Result<Ending, Problem> =>
  hands < rules.target ? PLAY_ON : ends(highestAlone(sidesOf(rules), totals), 'one-over')

/** The side that took a hand and made it wins with that hand, if its total is at the target, whatever the others have. */
function byOwnHand({ rules, hand, score, totals }: Counted<ContestedHand>): Result<Ending, Problem> {
  const taker = sideOf(rules, hand.taker)
  return score.verdict === 'made' && at(totals, taker) >= rules.target ? ends(taker, 'one-over') : PLAY_ON
}

export const sidesAtTarget = (rules: Rules, totals: readonly number[]): readonly Side[] =>
  sidesOf(rules).filter((side) => at(totals, side) >= rules.target)

const atTheCount = (counted: Counted): Result<Ending, Problem> =>
  endingWith(counted, sidesAtTarget(counted.rules, counted.totals))

/** With no side at the target the game goes on, one side wins, and of several the table's rule picks the winner. */
function endingWith(counted: Counted, sides: readonly Side[]): Result<Ending, Problem> {
  const first = sides[0]
  if (first === undefined) return PLAY_ON
  if (sides.length === 1) return ends(first, 'one-over')
  const winner = winnerOfSeveral(counted, sides)
  if (!winner.ok) return winner
  return winner.value === null ? playOn('tie-at-target') : ends(winner.value, 'both-over')
}

/** A side that came to the target at an earlier count has won with the first trick it takes. */
function byTrick(counted: Counted<ContestedHand>, waiting: readonly Side[]): Result<Ending, Problem> {
  const { rules, hand } = counted
  const ways = everyWay(waiting, (side) => tookTrick(rules, hand, side))
  const [first = PLAY_ON, ...others] = ways.map((takers) => endingWith(counted, takers))
  return others.every((other) => isSameEnding(first, other)) ? first : err(problem('say-tricks', 'tricks'))
}

/** The sides that took a trick, once for every way that the tricks not said leave open. */
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

/** Which of several sides at the target wins; `null` where they stand level and another hand decides. */
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

/** The taker's points are counted first only if they are good: a taker who is bate has none to count. */
function takerFirst(rules: Rules, hand: ContestedHand, score: Score, sides: readonly Side[]): Side | null {
  const taker = sideOf(rules, hand.taker)
  return score.verdict === 'made' && sides.includes(taker) ? taker : null
}
