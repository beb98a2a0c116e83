import { err, ok, type Result } from '../../core/result'
import { meldsCount } from '../check/check-declared'
import { hasTrickForRuns } from '../check/tricks-taken'
import { beatenBy, bestRun } from '../melds/beaten-by'
import { contest, declaredRuns, type RunContest, type DeclaredRun } from '../melds/contest'
import { fourPower, fourValue, runValue } from '../melds/meld-values'
import type { Rank } from '../table/card'
import type { PlayedHand } from '../table/hand'
import type { Rules } from '../table/options'
import { problem, type Problem } from '../table/problem'
import type { RuleId } from '../table/rule'
import { sideOf, type Seat, type Side } from '../table/seats'
import { joinLines, line, NO_LINES, type EarnedLine } from './line'
import { lacksTops, resultIfBest } from './run-questions'

/** Returns the lines of all declarations except belas. Those that do not count have 0 points and the rule that says why. */
export function meldLines(rules: Rules, hand: PlayedHand): Result<readonly EarnedLine[], Problem> {
  if (hand.melds.length === 0) return ok(NO_LINES)
  if (!meldsCount(rules, hand)) return ok(ignoredLines(rules, hand))
  const runs = runLines(rules, hand)
  if (!runs.ok) return runs
  const fours = fourLines(rules, hand)
  return ok(joinLines(joinLines(runs.value, fours), settledLines(hand)))
}

function ignoredLines(rules: Rules, hand: PlayedHand): readonly EarnedLine[] {
  return hand.melds.map((meld) => {
    const side = meld.kind === 'settled' ? meld.side : sideOf(rules, meld.seat)
    return line(side, 0, { kind: 'melds-ignored' }, 'no-trump-melds')
  })
}

function settledLines(hand: PlayedHand): readonly EarnedLine[] {
  return hand.melds
    .filter((meld) => meld.kind === 'settled')
    .map(({ side, points }) => line(side, points, { kind: 'settled-melds' }, 'losing-runs'))
}

function runLines(rules: Rules, hand: PlayedHand): Result<readonly EarnedLine[], Problem> {
  const runs = declaredRuns(hand.melds)
  const outcome = contest(hand.melds, rules, hand.trump, hand.bela)
  switch (outcome.kind) {
    case 'none':
      return ok([])
    case 'equal':
      return ok(runs.map((run) => unscored(rules, run, 'run-equal', 'equal-runs')))
    case 'open':
      return openContest(rules, hand, outcome)
    case 'won':
      return wonContest(rules, hand, runs, outcome.seat)
  }
}

/**
 * Returns the lines of a contest that unsaid facts leave open. No answer is needed if none of the possible winners can score,
 * because a best run without a trick blocks the others, or if all possible winners give the same score.
 */
function openContest(
  rules: Rules,
  hand: PlayedHand,
  outcome: Extract<RunContest, { kind: 'open' }>,
): Result<readonly EarnedLine[], Problem> {
  const isDead = (seat: Seat) => hasTrickForRuns(rules, hand, sideOf(rules, seat)) === 'none'
  if (outcome.winners.every((seat) => seat === null || isDead(seat))) {
    return ok(
      declaredRuns(hand.melds).map((run) =>
        isDead(run.seat)
          ? unscored(rules, run, 'run-dead', 'runs-need-trick')
          : unscored(rules, run, 'run-blocked', 'dead-run'),
      ),
    )
  }
  const first = outcome.winners.find((seat) => seat !== null)
  const isSame = new Set(outcome.winners.map((seat) => resultIfBest(rules, hand, seat))).size === 1
  if (isSame && first !== undefined && first !== null) return wonContest(rules, hand, declaredRuns(hand.melds), first)
  return err(problem(lacksTops(rules, hand) ? 'say-run-top' : 'say-run-suit', 'melds'))
}

function wonContest(
  rules: Rules,
  hand: PlayedHand,
  runs: readonly DeclaredRun[],
  best: Seat,
): Result<readonly EarnedLine[], Problem> {
  if (runs.length === 0) return ok(NO_LINES)
  const winner = sideOf(rules, best)
  const isAmong = runs.some((run) => sideOf(rules, run.seat) === winner)
  const took = isAmong ? hasTrickForRuns(rules, hand, winner) : 'some'
  if (took === 'unknown') return err(problem('say-tricks', 'tricks', { side: winner }))
  if (took === 'none') return ok(runs.map((run) => withoutTrick(rules, run, winner)))
  const bestOf = (some: readonly DeclaredRun[]) => bestRun(rules, hand.trump, some)
  const good = bestOf(runs.filter((run) => run.seat === best))
  return ok(
    runs.map((run) => {
      const side = sideOf(rules, run.seat)
      if (side === winner) return scored(rules, run, ruleOfScored(run, good, best))
      const isRival = run === bestOf(runs.filter((other) => sideOf(rules, other.seat) === side))
      const rule = good !== null && isRival ? beatenBy(rules, hand.trump, good, run) : 'losing-runs'
      return unscored(rules, run, 'run-beaten', isByFour(rules, hand) ? 'four-of-a-kind' : rule)
    }),
  )
}

/** Tells whether a four of a kind decides: if all declarations compete, it beats every run. */
const isByFour = (rules: Rules, { melds }: PlayedHand): boolean =>
  rules.meldContest === 'one' && melds.some((meld) => meld.kind === 'four')

/**
 * Returns the line of a run if the best one takes no trick: the best one does not count, and it keeps the others from counting.
 */
function withoutTrick(rules: Rules, run: DeclaredRun, winner: Side): EarnedLine {
  return sideOf(rules, run.seat) === winner
    ? unscored(rules, run, 'run-dead', 'runs-need-trick')
    : unscored(rules, run, 'run-blocked', 'dead-run')
}

const RULE_BY_LENGTH: Readonly<Record<number, RuleId>> = {
  3: 'run-of-three',
  4: 'run-of-four',
  5: 'run-of-five',
  6: 'run-of-six',
  7: 'run-of-seven',
  8: 'run-of-eight',
}

/**
 * Returns the rule by which a run of the winning side counts: for its length, as a further run of the same hand, or as a
 * partner's.
 */
function ruleOfScored(run: DeclaredRun, good: DeclaredRun | null, best: Seat): RuleId {
  if (run.seat !== best) return 'partners-runs'
  /* v8 ignore next -- a run has three to eight cards */
  return run === good ? (RULE_BY_LENGTH[run.length] ?? 'run-of-eight') : 'second-runs'
}

function scored(rules: Rules, run: DeclaredRun, rule: RuleId): EarnedLine {
  const { seat, length, top, suit } = run
  const points = runValue(length, rules.longRuns)
  return line(sideOf(rules, seat), points, { kind: 'run', seat, length, top, suit }, rule)
}

function unscored(
  rules: Rules,
  run: DeclaredRun,
  kind: 'run-beaten' | 'run-equal' | 'run-dead' | 'run-blocked',
  rule: RuleId,
): EarnedLine {
  return line(sideOf(rules, run.seat), 0, { kind, seat: run.seat, length: run.length }, rule)
}

interface DeclaredFour {
  readonly seat: Seat
  readonly rank: Rank
}

/**
 * Returns the lines of fours of a kind: the side with the best one scores all of its own. If runs compete with fours, the same
 * side wins: only a run of eight cards can be worth more than a four, and it leaves no cards for one.
 */
function fourLines(rules: Rules, hand: PlayedHand): readonly EarnedLine[] {
  const fours = hand.melds.filter((meld) => meld.kind === 'four').map(({ seat, four }) => ({ seat, rank: four }))
  const best = fours.reduce<DeclaredFour | null>(
    (leader, four) => (leader === null || fourPower(four.rank) > fourPower(leader.rank) ? four : leader),
    null,
  )
  return fours.map((four) => {
    const side = sideOf(rules, four.seat)
    const counts = best !== null && sideOf(rules, best.seat) === side
    const points = counts ? fourValue(four.rank) : 0
    return line(
      side,
      points,
      { kind: counts ? 'four' : 'four-beaten', seat: four.seat, rank: four.rank },
      'four-of-a-kind',
    )
  })
}
