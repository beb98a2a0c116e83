import { err, ok, type Result } from '../../core/result'
import { filledCardPoints } from '../check/check'
import { sweeper } from '../check/tricks-taken'
import { ALL_TRICKS, BELA, LAST_TRICK, sweepMore } from '../table/deck'
import type { ClaimedHand, ContestedHand, CountedHand, PlayedHand } from '../table/hand'
import type { Rules } from '../table/options'
import { problem, type Problem } from '../table/problem'
import { at, otherSides, sideCount, sideOf, sidesOf, sum, type Side } from '../table/seats'
import { meldLines } from './earned-melds'
import { type EarnedLine, addUp, belasIn, declaredIn, joinLines, line, NO_LINES } from './line'

/** The first layer of a hand, in card points, as lines and added up by side. */
export interface Earned {
  readonly lines: readonly EarnedLine[]
  readonly points: readonly number[]
  /** The part of the points that comes from belas. */
  readonly belas: readonly number[]
  /**
   * The side that took every trick. `null`: none, or it does not matter. `unknown`: not said, and only what is written can depend
   * on it.
   */
  readonly sweep: Side | null | 'unknown'
}

/** Returns the lines that each side made in the hand before any points move. */
export function earn(rules: Rules, hand: ContestedHand): Result<Earned, Problem> {
  const sweep = sweepThatCounts(rules, hand)
  if (sweep === 'unknown' && mustBeSaid(rules, hand)) return err(problem('say-tricks', 'tricks'))
  return hand.kind === 'played' ? earnPlayed(rules, hand, sweep) : earnCounted(rules, hand, sweep)
}

function earnPlayed(rules: Rules, hand: PlayedHand, sweep: Earned['sweep']): Result<Earned, Problem> {
  const made = playedLines(rules, hand, sweep)
  if (!made.ok) return made
  const moved = sweptLines(rules, made.value, sweep, hand.lastTrick)
  if (sweep === 'unknown' && moved.length > 0) return err(problem('say-tricks', 'tricks'))
  const lines = joinLines(made.value, moved)
  const all = joinLines(lines, noTrumpLines(rules, hand, lines))
  const sides = sideCount(rules)
  const took = sweep === 'unknown' ? null : sweep
  return ok({ lines: all, points: addUp(all, sides), belas: belasIn(lines, sides), sweep: took })
}

function earnCounted(rules: Rules, hand: CountedHand, sweep: Earned['sweep']): Result<Earned, Problem> {
  const spoken = countedLines(rules, hand)
  if (!spoken.ok) return spoken
  const lines = joinLines(spoken.value, noTrumpLines(rules, hand, spoken.value))
  return ok({ lines, points: addUp(lines, sideCount(rules)), belas: spokenBelas(rules, hand), sweep })
}

/**
 * Returns the belas that spoken totals include: all but those lost for want of a trick, and those that a total is too small to
 * include.
 */
function spokenBelas(rules: Rules, hand: CountedHand): readonly number[] {
  const isLost = (side: Side) => rules.sweepMelds === 'lost' && hand.tricks !== null && at(hand.tricks, side) === 0
  const said = addUp(belaLines(rules, hand), sideCount(rules))
  return said.map((points, side) => (isLost(side) || points > at(hand.totals, side) ? 0 : points))
}

/**
 * Returns the side with all the tricks if that matters: at tables that reward it or fine a side without a trick, and never after
 * a revoke.
 */
function sweepThatCounts(rules: Rules, hand: ContestedHand): Earned['sweep'] {
  if (hand.kind === 'played' && hand.revoke !== null) return null
  // After a bid of all the tricks the tricks have to be entered: totals alone do not show them.
  if (hand.kind === 'counted' && hand.bid === 'capot' && hand.tricks === null) return 'unknown'
  return asksForSweep(rules, hand) ? sweeper(rules, hand) : null
}

function asksForSweep(rules: Rules, hand: ContestedHand): boolean {
  if (finesTrickless(rules, hand) || rules.sweep === 'match-points' || hand.bid === 'capot') return true
  // With spoken totals all the tricks matter only at tables that bid and pay extra for them.
  if (hand.kind === 'counted') return rules.auction === 'bids' && sweepMore(rules) > 0
  return rules.sweep !== 'none' || rules.sweepMelds !== 'own'
}

/**
 * Tells whether taking all the tricks changes the points of the hand, and not only which declarations count or what is written.
 */
function mustBeSaid(rules: Rules, hand: ContestedHand): boolean {
  // A side without the last trick has not taken all of them.
  const canBeMade = hand.lastTrick === null || hand.lastTrick === sideOf(rules, hand.taker)
  if ((hand.bid === 'capot' && canBeMade) || finesTrickless(rules, hand)) return true
  return rules.sweep === 'match-points' || (hand.kind === 'played' && rules.sweep !== 'none')
}

/**
 * Tells whether a side without a trick is fined. Kirtik does not fine it on a tie, so the tricks need not be said if counted
 * totals are level.
 */
function finesTrickless(rules: Rules, hand: ContestedHand): boolean {
  const isTie =
    hand.kind === 'counted' && rules.tie !== 'bate' && hand.totals.every((total) => total === hand.totals[0])
  return rules.kirtik === 'yes' && !isTie
}

function playedLines(rules: Rules, hand: PlayedHand, sweep: Earned['sweep']): Result<readonly EarnedLine[], Problem> {
  const points = filledCardPoints(rules, hand)
  if (points === null) return err(problem('say-card-points', 'cardPoints'))
  if (hand.lastTrick === null) return err(problem('say-last-trick', 'lastTrick'))
  const melds = meldLines(rules, hand)
  if (!melds.ok) return melds
  const lines = linesOfTricks(rules, points, hand.lastTrick, sweep)
  return ok(joinLines(joinLines(lines, melds.value), belaLines(rules, hand)))
}

function linesOfTricks(
  rules: Rules,
  points: readonly number[],
  lastTrick: Side,
  sweep: Earned['sweep'],
): readonly EarnedLine[] {
  if (sweep === null || sweep === 'unknown') return trickLines(points, lastTrick)
  if (rules.sweep === '360') return allTricksLines(sweep)
  return sweepMore(rules) > 0 ? lastOfAllLines(rules, points, sweep) : trickLines(points, lastTrick)
}

/** Returns the lines for a side that took every trick: its last trick is worth more. */
const lastOfAllLines = (rules: Rules, points: readonly number[], sweep: Side): readonly EarnedLine[] => [
  ...points.map((each, side) => line(side, each, { kind: 'cards' }, 'card-points')),
  line(sweep, LAST_TRICK + sweepMore(rules), { kind: 'last-of-all' }, 'all-tricks'),
]

/**
 * Returns the lines that cancel the declarations of a side without a trick or move them to the other side. If the tricks were not
 * entered, the side with the last one may have them all.
 */
function sweptLines(
  rules: Rules,
  lines: readonly EarnedLine[],
  sweep: Earned['sweep'],
  lastTrick: Side | null,
): readonly EarnedLine[] {
  const taker = sweep === 'unknown' ? lastTrick : sweep
  if (taker === null || rules.sweepMelds === 'own') return NO_LINES
  return otherSides(rules, taker).flatMap((loser) => {
    const sides = sideCount(rules)
    const belas = at(belasIn(lines, sides), loser)
    const melds = at(declaredIn(lines, sides), loser) - belas
    return rules.sweepMelds === 'lost' ? lostLines(loser, melds, belas) : toSweeperLines(loser, taker, melds)
  })
}

const lostLines = (loser: Side, melds: number, belas: number): readonly EarnedLine[] => [
  ...(melds === 0 ? NO_LINES : [line(loser, -melds, { kind: 'melds-lost' } as const, 'all-tricks')]),
  ...(belas === 0 ? NO_LINES : [line(loser, -belas, { kind: 'bela-lost' } as const, 'all-tricks')]),
]

const toSweeperLines = (loser: Side, sweeper: Side, melds: number): readonly EarnedLine[] =>
  melds === 0
    ? NO_LINES
    : [
        line(loser, -melds, { kind: 'melds-to-sweeper', other: sweeper }, 'all-tricks'),
        line(sweeper, melds, { kind: 'melds-to-sweeper', other: loser }, 'all-tricks'),
      ]

/** Returns the premium for all the tricks, which replaces the cards and the last trick. */
const allTricksLines = (side: Side): readonly EarnedLine[] => [
  line(side, ALL_TRICKS, { kind: 'all-tricks' }, 'all-tricks'),
]

function trickLines(points: readonly number[], lastTrick: Side): readonly EarnedLine[] {
  const lines: EarnedLine[] = []
  for (let side = 0; side < points.length; side += 1) {
    lines.push(line(side, at(points, side), { kind: 'cards' }, 'card-points'))
    if (side === lastTrick) lines.push(line(side, LAST_TRICK, { kind: 'last-trick' }, 'last-trick'))
  }
  return lines
}

const belaLines = (rules: Rules, hand: ContestedHand): readonly EarnedLine[] =>
  hand.bela.map((seat) => line(sideOf(rules, seat), BELA, { kind: 'bela', seat }, 'bela'))

function countedLines(rules: Rules, hand: CountedHand): Result<readonly EarnedLine[], Problem> {
  if (hand.trump === null && needsTrump(rules, hand)) return err(problem('say-trump', 'trump'))
  return ok(hand.totals.map((points, side) => line(side, points, { kind: 'spoken-total' }, 'who-counts-first')))
}

/**
 * Tells whether the trump has to be said: to round match points or, if no trumps count double, when the totals can be from such a
 * hand because they add up to tens.
 */
const needsTrump = (rules: Rules, hand: CountedHand): boolean =>
  rules.scoring === 'match-points' || (rules.noTrumpDoubled === 'yes' && sum(hand.totals) % 10 === 0)

function noTrumpLines(rules: Rules, hand: ContestedHand, lines: readonly EarnedLine[]): readonly EarnedLine[] {
  if (hand.trump !== 'none' || rules.noTrumpDoubled === 'no') return NO_LINES
  const once = addUp(lines, sideCount(rules))
  return sidesOf(rules).map((side) => line(side, at(once, side), { kind: 'no-trump-doubled' }, 'no-trump-doubled'))
}

/** Returns the lines that the claimant can count: tricks so far, runs, bela, and ten for the last trick. */
export function claimLines(rules: Rules, hand: ClaimedHand): Result<readonly EarnedLine[], Problem> {
  if (hand.cardPoints === null) return err(problem('say-claim', 'cardPoints'))
  const side = sideOf(rules, hand.claimant)
  return ok([
    line(side, hand.cardPoints, { kind: 'cards' }, 'claim-counts'),
    ...(hand.runPoints === 0 ? [] : [line(side, hand.runPoints, { kind: 'settled-melds' }, 'claim-counts')]),
    ...(belaInClaim(rules, hand) ? [line(side, BELA, { kind: 'bela', seat: hand.claimant }, 'claim-counts')] : []),
    ...(hand.lastTrick ? [line(side, LAST_TRICK, { kind: 'last-trick' }, 'claim-counts')] : []),
  ])
}

/**
 * Tells whether the bela counts in a claim. Held or announced it does. With one card played silently it counts only if it may be
 * announced at the second card.
 */
function belaInClaim(rules: Rules, hand: Pick<ClaimedHand, 'bela'>): boolean {
  switch (hand.bela) {
    case 'none':
    case 'both-played-silently':
      return false
    case 'held':
    case 'announced':
      return true
    case 'one-played-silently':
      return rules.belaCall !== 'first-card'
  }
}
