import { err, ok, type Result } from '../../core/result'
import { checkHand } from '../check/check'
import type { AgreedHand, ClaimedHand, ContestedHand, Hand } from '../table/hand'
import type { Rules } from '../table/options'
import { problem, type Problem } from '../table/problem'
import { at, highestAlone, otherSides, sideCount, sideOf, sidesOf, sum, type Seat, type Side } from '../table/seats'
import { claimLines, earn, type Earned } from './earned'
import { addUp, joinLines, line, NO_LINES, type EarnedLine, type SheetLine } from './line'
import { type Outcome, outcomeOf, type Verdict } from './made-tie-or-bate'
import { sheetOfBid } from './sheet-bids'
import { sheetInMatchPoints } from './sheet-match-points'
import { sheetInPoints, type DecidedHand, type SheetLayer } from './sheet-points'

/** The state of the game when a hand is dealt: the dealer, the totals by side, and the points held over. */
export interface Standing {
  readonly dealer: Seat
  readonly totals: readonly number[]
  readonly heldOver: number
  /** The number of contested hands played before; 0 if left out. */
  readonly hands?: number | undefined
}

/**
 * The score of a hand. `earnedLines` add up to `earned` (card points), `sheetLines` to `points` (as on the sheet). Lines with 0
 * points are declarations that did not count.
 */
export interface Score {
  readonly verdict: Verdict
  readonly earnedLines: readonly EarnedLine[]
  readonly sheetLines: readonly SheetLine[]
  readonly earned: readonly number[]
  readonly points: readonly number[]
  /** The side that won the hand and so the points held over; `null` if no one did. */
  readonly winner: Side | null
  /** The side that took every trick, at tables where that counts. */
  readonly sweep: Side | null
  /** The points held over before that this hand won, and the points that it holds over. */
  readonly heldOverWon: number
  readonly heldOverAdded: number
}

/** Scores one hand, or returns the first fact that is impossible or still has to be said. */
export function scoreHand(rules: Rules, hand: Hand, standing: Standing): Result<Score, Problem> {
  const wrong = checkHand(rules, hand)
  if (wrong !== null) return err(wrong)
  switch (hand.kind) {
    case 'thrown-in':
      return ok(unplayed(rules, 'thrown-in', []))
    case 'agreed':
      return ok(unplayed(rules, 'agreed', agreedLines(hand)))
    case 'claimed':
      return scoreClaim(rules, hand, standing)
    case 'played':
    case 'counted':
      return scoreContested(rules, hand, standing)
  }
}

function unplayed(rules: Rules, verdict: 'thrown-in' | 'agreed', sheetLines: readonly SheetLine[]): Score {
  const sides = sideCount(rules)
  return {
    verdict,
    earnedLines: [],
    sheetLines,
    earned: addUp([], sides),
    points: addUp(sheetLines, sides),
    winner: null,
    sweep: null,
    heldOverWon: 0,
    heldOverAdded: 0,
  }
}

const agreedLines = (hand: AgreedHand): readonly SheetLine[] =>
  hand.points.map((points, side) => line(side, points, { kind: 'agreed' }, 'agreed-points'))

function scoreContested(rules: Rules, hand: ContestedHand, standing: Standing): Result<Score, Problem> {
  if (rules.auction === 'bids' && hand.bid === null) return err(problem('say-bid', 'bid'))
  const made = earn(rules, hand)
  if (!made.ok) return made
  const outcome = outcomeOf(rules, hand, made.value, standing.dealer)
  const decided = decidedHand(rules, hand, made.value, outcome, standing)
  const layer = sheetOf(decided, made.value)
  return layer.ok ? ok(assemble(decided, made.value.lines, layer.value, standing.heldOver)) : layer
}

const decidedHand = (
  rules: Rules,
  hand: ContestedHand,
  { points, belas, sweep }: Earned,
  outcome: Outcome,
  { hands = 0 }: Standing,
): DecidedHand => ({
  rules,
  hand,
  earned: points,
  belas,
  sweep: sweep === 'unknown' ? null : sweep,
  outcome,
  isLast: rules.goal === 'hands' && hands + 1 >= rules.target,
})

function sheetOf(decided: DecidedHand, made: Earned): Result<SheetLayer, Problem> {
  if (decided.rules.auction === 'bids') return sheetOfBid(decided, made)
  return ok(decided.rules.scoring === 'points' ? sheetInPoints(decided) : sheetInMatchPoints(decided))
}

function assemble(
  { rules, earned, sweep, outcome }: DecidedHand,
  earnedLines: readonly EarnedLine[],
  layer: SheetLayer,
  waiting: number,
): Score {
  const won = outcome.winner === null ? 0 : waiting
  const whole = joinLines(layer.lines, wonLines(outcome.winner, won))
  const sheetLines = joinLines(whole, writtenLines(rules, whole))
  return {
    verdict: outcome.verdict,
    winner: outcome.winner,
    earnedLines,
    sheetLines,
    earned,
    points: addUp(sheetLines, sideCount(rules)),
    sweep,
    heldOverWon: won,
    heldOverAdded: layer.heldOver,
  }
}

const wonLines = (winner: Side | null, points: number): readonly SheetLine[] =>
  winner === null || points === 0 ? NO_LINES : [line(winner, points, { kind: 'held-over-won' }, 'held-over-winner')]

/** The last digit from which points become the next ten. */
const UP_FROM = { 'tens-5-up': 5, 'tens-6-up': 6 } as const

/** Returns the lines that round each side to tens: the last step for the points of a hand. */
export function writtenLines(rules: Rules, lines: readonly SheetLine[]): readonly SheetLine[] {
  const { written } = rules
  if (written === 'exact') return NO_LINES
  const whole = addUp(lines, sideCount(rules))
  return sidesOf(rules).flatMap((side): readonly SheetLine[] => {
    const from = at(whole, side)
    const tens = 10 * Math.floor((from + 10 - UP_FROM[written]) / 10)
    return tens === from ? NO_LINES : [line(side, tens - from, { kind: 'written', from }, 'rounding')]
  })
}

/** Scores a claim. It is good if it brings the claimant's total to the target; points held over do not count towards it. */
function scoreClaim(rules: Rules, hand: ClaimedHand, standing: Standing): Result<Score, Problem> {
  const lines = claimLines(rules, hand)
  if (!lines.ok) return lines
  const side = sideOf(rules, hand.claimant)
  const earned = addUp(lines.value, sideCount(rules))
  const isGood = at(standing.totals, side) + sum(earned) >= rules.target
  const own: readonly SheetLine[] = [line(side, at(earned, side), { kind: 'own' }, 'claim-counts')]
  const sheetLines = joinLines(own, writtenLines(rules, own))
  return ok({
    verdict: isGood ? 'claim-good' : 'claim-false',
    earnedLines: lines.value,
    sheetLines,
    earned,
    points: addUp(sheetLines, sideCount(rules)),
    winner: isGood ? side : winnerOfFalseClaim(rules, side, standing.totals),
    sweep: null,
    heldOverWon: 0,
    heldOverAdded: 0,
  })
}

/**
 * Returns the winner after a false claim: the other side or, of two opponents, the one with the higher total before the hand.
 * `null` if these are level.
 */
export const winnerOfFalseClaim = (rules: Rules, claimant: Side, totals: readonly number[]): Side | null =>
  highestAlone(otherSides(rules, claimant), totals)
