import type { ContestedHand } from '../table/hand'
import type { Rules } from '../table/options'
import type { RuleId } from '../table/rule'
import { at, highestSides, otherSides, sideCount, sideOf, sidesOf, type Side } from '../table/seats'
import { type SheetLine, addUp, joinLines, line, NO_LINES } from './line'
import { isReplayed, type Outcome } from './made-tie-or-bate'

/** A contested hand, once the card points of each side and the outcome are known. */
export interface DecidedHand {
  readonly rules: Rules
  readonly hand: ContestedHand
  readonly earned: readonly number[]
  /** The part of `earned` that comes from belas. */
  readonly belas: readonly number[]
  /** The side that took every trick, if that counts. */
  readonly sweep: Side | null
  readonly outcome: Outcome
  /** `true` if a game of a fixed number of hands ends with this one. */
  readonly isLast: boolean
}

/** The points that a hand puts on the sheet, and those that it holds over for the winner of a later hand. */
export interface SheetLayer {
  readonly lines: readonly SheetLine[]
  readonly heldOver: number
}

/** The rule behind a side's own points, by verdict. */
const OWN_RULE: Readonly<Record<Outcome['verdict'], RuleId>> = {
  made: 'made',
  bate: 'bate',
  tied: 'tie',
  revoked: 'revoke',
}

/** Returns the second layer at tables that write card points: own points, points that move, doubling, and points held over. */
export function sheetInPoints(decided: DecidedHand): SheetLayer {
  const { rules, earned, outcome } = decided
  if (isReplayed(rules, outcome)) return { lines: replayedLines(decided), heldOver: 0 }
  const own: readonly SheetLine[] = earned.map((points, side) =>
    line(side, points, { kind: 'own' }, OWN_RULE[outcome.verdict]),
  )
  const base = joinLines(own, movedLines(decided))
  const staked = joinLines(base, stakeLines(decided, base))
  if (outcome.verdict !== 'tied') return { lines: staked, heldOver: 0 }
  const waiting = heldOverLines(decided, staked)
  return { lines: joinLines(staked, waiting), heldOver: waiting.reduce((total, { points }) => total - points, 0) }
}

/** Returns lines without points: nothing is written for a hand that is dealt again. */
const replayedLines = ({ rules }: DecidedHand): readonly SheetLine[] =>
  sidesOf(rules).map((side) => line(side, 0, { kind: 'replayed' }, 'tie'))

/** Returns the bela points that a side keeps even if it loses everything else. */
export const keptBelas = ({ rules, belas }: DecidedHand, side: Side): number =>
  rules.belaKept === 'yes' ? at(belas, side) : 0

/** Returns the bela points that a tie leaves with their side, because they had no part in it. */
const belasBeside = ({ rules, belas }: DecidedHand, side: Side): number =>
  rules.belaDecides === 'no' ? at(belas, side) : 0

function movedLines(decided: DecidedHand): readonly SheetLine[] {
  const { rules, hand, earned, outcome } = decided
  const taker = sideOf(rules, hand.taker)
  switch (outcome.verdict) {
    case 'made':
      return hand.multiplier > 1
        ? otherSides(rules, taker).flatMap((loser) =>
            committedLines(loser, taker, at(earned, loser) - keptBelas(decided, loser)),
          )
        : NO_LINES
    case 'bate':
      return transferLines(decided, taker, 'bate')
    case 'revoked':
      /* v8 ignore next -- only a played hand is revoked */
      return hand.kind === 'played' && hand.revoke !== null ? transferLines(decided, hand.revoke, 'revoke') : []
    case 'tied':
      return rules.tie === 'defender-own'
        ? [line(taker, belasBeside(decided, taker) - at(earned, taker), { kind: 'tie-lost' }, 'tie')]
        : []
  }
}

/**
 * Returns the lines that give everything to the winner of a doubled hand: both sides are committed, so the loser keeps nothing,
 * no matter who took.
 */
const committedLines = (loser: Side, winner: Side, points: number): readonly SheetLine[] => [
  line(loser, -points, { kind: 'both-committed', other: winner }, 'both-committed'),
  line(winner, points, { kind: 'both-committed', other: loser }, 'both-committed'),
]

/**
 * Returns the lines that move the loser's points, as pairs that cancel out: to the other side or, with three players, to the
 * higher one, to both if they are level, or to each.
 */
function transferLines(decided: DecidedHand, from: Side, kind: 'bate' | 'revoke'): readonly SheetLine[] {
  const { rules, earned } = decided
  const points = at(earned, from) - keptBelas(decided, from)
  const pair = (to: Side, moved: number, rule: RuleId): readonly SheetLine[] => [
    line(from, -moved, { kind, other: to }, rule),
    ...(moved === 0 ? [] : [line(to, moved, { kind, other: from }, rule)]),
  ]
  const to = recipients(rules, otherSides(rules, from), earned)
  const first = at(to, 0)
  if (to.length === 1) return pair(first, points, kind)
  const second = at(to, 1)
  if (rules.bateTo === 'each') {
    return [...pair(first, points, kind), line(second, points, { kind: 'bate-to-each', other: from }, 'bate')]
  }
  const half = Math.floor(points / 2)
  const halves = [...pair(first, half, 'opponents-tied'), ...pair(second, half, 'opponents-tied')]
  return joinLines(halves, droppedLines(decided, from))
}

/** Returns the line that drops an odd point because it cannot be halved. It is dropped before points are doubled. */
function droppedLines({ hand, earned }: DecidedHand, from: Side): readonly SheetLine[] {
  // Belas are even, so the total is odd whether or not belas are kept.
  const doubledAfter = hand.big || hand.multiplier > 1
  return at(earned, from) % 2 === 0 ? [] : [line(from, -1, { kind: 'half-dropped', doubledAfter }, 'odd-half')]
}

const recipients = (rules: Rules, others: readonly Side[], earned: readonly number[]): readonly Side[] =>
  rules.bateTo === 'each' ? others : highestSides(others, earned)

/** Returns the lines for doubles and big, which multiply what each side has after points have moved. */
function stakeLines({ rules, hand }: DecidedHand, base: readonly SheetLine[]): readonly SheetLine[] {
  if (hand.multiplier === 1 && !hand.big) return NO_LINES
  const points = addUp(base, sideCount(rules))
  const times = hand.multiplier
  const doubled =
    times > 1
      ? sidesOf(rules).map((side) => line(side, at(points, side) * (times - 1), { kind: 'doubled', times }, 'doubling'))
      : []
  const big = hand.big ? sidesOf(rules).map((side) => line(side, at(points, side) * times, { kind: 'big' }, 'big')) : []
  return [...doubled, ...big]
}

/**
 * Returns the lines of points that a tie holds over: the taker's, or everyone's if both sides were committed or the table holds
 * over both.
 */
function heldOverLines(decided: DecidedHand, lines: readonly SheetLine[]): readonly SheetLine[] {
  const { rules, hand, isLast } = decided
  if (isLast) return NO_LINES
  const points = addUp(lines, sideCount(rules))
  const waiting = (side: Side) => at(points, side) - belasBeside(decided, side) * hand.multiplier
  return heldOverSides(rules, hand).map((side) => line(side, -waiting(side), { kind: 'held-over' }, 'tie'))
}

/** Returns the sides whose points are held over after a tie. */
export function heldOverSides(rules: Rules, hand: ContestedHand): readonly Side[] {
  switch (rules.tie) {
    case 'bate':
    case 'defender-own':
    case 'made':
    case 'replay':
      return []
    case 'held-over-both':
      return sidesOf(rules)
    case 'held-over':
      return hand.multiplier > 1 ? sidesOf(rules) : [sideOf(rules, hand.taker)]
  }
}
