import { filledCardPoints } from '../check/check'
import { sweeper } from '../check/tricks-taken'
import { ALL_TRICKS, BELA, LAST_TRICK } from '../table/deck'
import type { ClaimedHand, ContestedHand, CountedHand, PlayedHand } from '../table/hand'
import type { Rules } from '../table/options'
import { problem, type Problem } from '../table/problem'
import { err, ok, type Result } from '../../core/result'
import { at, sideCount, sideOf, sidesOf, sum, type Side } from '../table/seats'
import { meldLines } from './earned-melds'
import { type EarnedLine, addUp, joined, line, NO_LINES } from './line'

/** The first layer of a hand, in card points, and the side that took every trick (`null`: nobody, or not asked). */
export interface Earned {
  readonly lines: readonly EarnedLine[]
  readonly sweep: Side | null
}

/** What each side made of the hand before anything is moved, as lines. */
export function earn(rules: Rules, hand: ContestedHand): Result<Earned, Problem> {
  const sweep = sweepThatCounts(rules, hand)
  if (sweep === 'unknown') return err(problem('say-tricks', 'tricks'))
  const lines = hand.kind === 'played' ? playedLines(rules, hand, sweep) : countedLines(rules, hand)
  return lines.ok ? ok({ lines: joined(lines.value, noTrumpLines(rules, hand, lines.value)), sweep }) : lines
}

/** All the tricks matter only at tables that reward them or fine who took none, and never after a revoke. */
function sweepThatCounts(rules: Rules, hand: ContestedHand): Side | null | 'unknown' {
  if (rules.sweep === 'none' && !finesTrickless(rules, hand)) return null
  if (hand.kind === 'played' && hand.revoke !== null) return null
  if (hand.kind === 'counted' && rules.sweep === '360') return null
  return sweeper(rules, hand)
}

/** Kirtik fines a side without a trick, except on a tie: of counted totals that are level the tricks need not be said. */
function finesTrickless(rules: Rules, hand: ContestedHand): boolean {
  const isTie =
    hand.kind === 'counted' && rules.tie !== 'bate' && hand.totals.every((total) => total === hand.totals[0])
  return rules.kirtik === 'yes' && !isTie
}

function playedLines(rules: Rules, hand: PlayedHand, sweep: Side | null): Result<readonly EarnedLine[], Problem> {
  const points = filledCardPoints(rules, hand)
  if (points === null) return err(problem('say-card-points', 'cardPoints'))
  if (hand.lastTrick === null) return err(problem('say-last-trick', 'lastTrick'))
  const melds = meldLines(rules, hand)
  if (!melds.ok) return melds
  const tricks = sweep !== null && rules.sweep === '360' ? allTricksLines(sweep) : trickLines(points, hand.lastTrick)
  return ok(joined(joined(tricks, melds.value), belaLines(rules, hand)))
}

/** The premium stands for the cards and the last trick. */
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

const belaLines = (rules: Rules, hand: PlayedHand): readonly EarnedLine[] =>
  hand.bela.map((seat) => line(sideOf(rules, seat), BELA, { kind: 'bela', seat }, 'bela'))

function countedLines(rules: Rules, hand: CountedHand): Result<readonly EarnedLine[], Problem> {
  if (hand.trump === null && needsTrump(rules, hand)) return err(problem('say-trump', 'trump'))
  return ok(hand.totals.map((points, side) => line(side, points, { kind: 'spoken-total' }, 'who-counts-first')))
}

/** The trump has to be said to round match points, and where no trumps count double and the totals can be theirs: they add up to tens. */
const needsTrump = (rules: Rules, hand: CountedHand): boolean =>
  rules.scoring === 'match-points' || (rules.noTrumpDoubled === 'yes' && sum(hand.totals) % 10 === 0)

function noTrumpLines(rules: Rules, hand: ContestedHand, lines: readonly EarnedLine[]): readonly EarnedLine[] {
  if (hand.trump !== 'none' || rules.noTrumpDoubled === 'no') return NO_LINES
  const once = addUp(lines, sideCount(rules))
  return sidesOf(rules).map((side) => line(side, at(once, side), { kind: 'no-trump-doubled' }, 'no-trump-doubled'))
}

/** What the claimant can count: tricks so far, runs, bela, and the last trick's ten. */
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

/** Held or announced, the bela counts. With one card played silently it counts only where it may be announced at the second. */
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
