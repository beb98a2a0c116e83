import type { Trump } from '../table/card'
import type { RuleId } from '../table/rule'
import { at, otherSides, sideOf, sidesOf, sum, type Side } from '../table/seats'
import { joinLines, line, type SheetLine } from './line'
import { heldOverSides, type DecidedHand, type SheetLayer } from './sheet-points'

/** Match points for taking every trick. */
const VALAT = 9
const KIRTIK = 10

/** Returns the last digit that both sides can have at once: 5 without trumps, 4 at all trumps, 6 in a suit. */
function roundingLimit(trump: Trump | null): number {
  /* v8 ignore if -- `earn` refuses a hand without it */
  if (trump === null) throw new Error('expected the trump of a hand scored in match points, got null')
  if (trump === 'none') return 5
  return trump === 'all' ? 4 : 6
}

/** Returns card points as match points, which are tens: a last digit above the limit rounds up, any other rounds down. */
export function toMatchPoints(points: number, trump: Trump | null): number {
  const tens = Math.floor(points / 10)
  return points - tens * 10 > roundingLimit(trump) ? tens + 1 : tens
}

/**
 * Rounds two sides together. If both are at the limit, the lower one goes up and the higher one down; if they are equal, the side
 * `up` goes up.
 */
function roundedPair(earned: readonly number[], trump: Trump | null, up: Side): readonly number[] {
  const limit = roundingLimit(trump)
  const areAtLimit = earned.every((points) => points % 10 === limit)
  const raised = earned.findIndex((points) => points < Math.max(...earned))
  return earned.map(
    (points, side) => toMatchPoints(points, trump) + Number(areAtLimit && side === (raised === -1 ? up : raised)),
  )
}

/** Returns the second layer in match points: rounding, doubles, the premium for all the tricks, kirtik, and points held over. */
export function sheetInMatchPoints(decided: DecidedHand): SheetLayer {
  const base = decided.outcome.verdict === 'tied' ? tiedLayer(decided) : wonLayer(decided)
  return { lines: joinLines(joinLines(base.lines, sweepLines(decided)), kirtikLines(decided)), heldOver: base.heldOver }
}

const ownLines = (rounded: readonly number[], earned: readonly number[]): readonly SheetLine[] =>
  rounded.map((points, side) => line(side, points, { kind: 'rounded', from: at(earned, side), of: 'own' }, 'rounding'))

/** Returns the points of both sides as one sum for one side, rounded once and multiplied by the doubles. */
function wholeLines({ rules, hand, earned }: DecidedHand, to: Side): readonly SheetLine[] {
  const times = hand.multiplier
  const rounded = (total: number, rule: RuleId): SheetLine =>
    line(to, toMatchPoints(total, hand.trump), { kind: 'rounded', from: total, of: 'both' }, rule)
  if (times === 1) return [rounded(sum(earned), 'match-points')]
  if (rules.multiply === 'before-rounding') return [rounded(sum(earned) * times, 'doubling')]
  const once = rounded(sum(earned), 'match-points')
  const rule = times === 8 ? 'third-level' : 'doubling'
  return [once, line(to, once.points * (times - 1), { kind: 'doubled', times }, rule)]
}

function wonLayer(decided: DecidedHand): SheetLayer {
  const { hand, earned, outcome } = decided
  const isShared = outcome.verdict === 'made' && hand.multiplier === 1
  if (isShared || outcome.winner === null)
    return { lines: ownLines(roundedPair(earned, hand.trump, 0), earned), heldOver: 0 }
  return { lines: wholeLines(decided, outcome.winner), heldOver: 0 }
}

/**
 * Returns the layer of a tie. At the limit the part that scores goes down and the part held over goes up, so that the sum stays
 * right.
 */
function tiedLayer(decided: DecidedHand): SheetLayer {
  const { rules, hand, earned } = decided
  const taker = sideOf(rules, hand.taker)
  const waiting = heldOverSides(rules, hand)
  if (waiting.length === earned.length) {
    const whole = wholeLines(decided, taker)
    return holdOver(whole, taker, sum(whole.map(({ points }) => points)))
  }
  const own = stakedOwnLines(decided)
  const takers = sum(own.filter(({ side }) => side === taker).map(({ points }) => points))
  if (waiting.length > 0) return holdOver(own, taker, takers)
  return { lines: [...own, line(taker, -takers, { kind: 'tie-lost' }, 'tie')], heldOver: 0 }
}

/** Returns each side's own points, rounded and doubled. A tie is doubled here only if the defenders keep their own points. */
function stakedOwnLines({ rules, hand, earned }: DecidedHand): readonly SheetLine[] {
  const times = hand.multiplier
  const taker = sideOf(rules, hand.taker)
  if (rules.multiply === 'before-rounding') {
    const staked = earned.map((points) => points * times)
    return ownLines(roundedPair(staked, hand.trump, taker), staked)
  }
  const own = ownLines(roundedPair(earned, hand.trump, taker), earned)
  if (times === 1) return own
  return [
    ...own,
    ...own.map(({ side, points }) => line(side, points * (times - 1), { kind: 'doubled', times }, 'doubling')),
  ]
}

const holdOver = (lines: readonly SheetLine[], side: Side, points: number): SheetLayer => ({
  lines: [...lines, line(side, -points, { kind: 'held-over' }, 'tie')],
  heldOver: points,
})

const noTrumpTimes = ({ rules, hand }: DecidedHand): number =>
  hand.trump === 'none' && rules.noTrumpDoubled === 'yes' ? 2 : 1

/**
 * Returns the nine match points for taking every trick. A side that is inside keeps them too, and they are not part of the
 * comparison.
 */
function sweepLines(decided: DecidedHand): readonly SheetLine[] {
  const { rules, hand, sweep } = decided
  if (sweep === null || rules.sweep !== 'match-points') return []
  const times = noTrumpTimes(decided) * (rules.sweepDoubled === 'yes' ? hand.multiplier : 1)
  return [line(sweep, VALAT * times, { kind: 'sweep', times }, 'all-tricks')]
}

/**
 * Returns the fines of kirtik: ten off for a committed side that lost, and ten off for taking no trick; nothing on a tie or a
 * revoke.
 */
function kirtikLines(decided: DecidedHand): readonly SheetLine[] {
  const { rules, hand, outcome, sweep } = decided
  if (rules.kirtik === 'no' || outcome.verdict === 'tied' || outcome.verdict === 'revoked') return []
  const times = noTrumpTimes(decided) * hand.multiplier
  const isCommitted = (side: Side) => side === sideOf(rules, hand.taker) || hand.multiplier > 1
  const inside = sidesOf(rules).filter((side) => side !== outcome.winner && isCommitted(side))
  const swept = sweep === null ? [] : otherSides(rules, sweep)
  return [
    ...inside.map((side) => line(side, -KIRTIK * times, { kind: 'kirtik-inside', times }, 'kirtik')),
    ...swept.map((side) => line(side, -KIRTIK * times, { kind: 'kirtik-swept', times }, 'kirtik')),
  ]
}
