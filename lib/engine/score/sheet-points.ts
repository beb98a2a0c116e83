import type { ContestedHand } from '../table/hand'
import type { Rules } from '../table/options'
import type { RuleId } from '../table/rule'
import { at, highestSides, otherSides, sideCount, sideOf, sidesOf, type Side } from '../table/seats'
import { type SheetLine, addUp, joined, line, NO_LINES } from './line'
import { isReplayed, type Outcome } from './outcome'

/** A hand that was fought over, once it is known what each side made of it in card points, and how that came out. */
export interface DecidedHand {
  readonly rules: Rules
  readonly hand: ContestedHand
  readonly earned: readonly number[]
  /** The part of it from belas. */
  readonly belas: readonly number[]
  /** The side that took every trick, where that counts. */
  readonly sweep: Side | null
  readonly outcome: Outcome
  /** A game of so many hands ends with this one. */
  readonly isLast: boolean
}

/** The points that a hand puts on the sheet, and those that wait for the winner of a later hand. */
export interface SheetLayer {
  readonly lines: readonly SheetLine[]
  readonly heldOver: number
}

/** The rule that says what becomes of a side's own points. */
const OWN_RULE: Readonly<Record<Outcome['verdict'], RuleId>> = {
  made: 'made',
  bate: 'bate',
  tied: 'tie',
  revoked: 'revoke',
}

/** The second layer at tables that write the points themselves: own points, what is moved, doubling, what is held over. */
export function sheetInPoints(decided: DecidedHand): SheetLayer {
  const { rules, earned, outcome } = decided
  if (isReplayed(rules, outcome)) return { lines: replayedLines(decided), heldOver: 0 }
  const own: readonly SheetLine[] = earned.map((points, side) =>
    line(side, points, { kind: 'own' }, OWN_RULE[outcome.verdict]),
  )
  const base = joined(own, movedLines(decided))
  const staked = joined(base, stakeLines(decided, base))
  if (outcome.verdict !== 'tied') return { lines: staked, heldOver: 0 }
  const waiting = heldOverLines(decided, staked)
  return { lines: joined(staked, waiting), heldOver: waiting.reduce((total, { points }) => total - points, 0) }
}

/** Nothing of a hand that is dealt again is written. */
const replayedLines = ({ rules }: DecidedHand): readonly SheetLine[] =>
  sidesOf(rules).map((side) => line(side, 0, { kind: 'replayed' }, 'tie'))

/** The belas that stay with a side that loses everything. */
export const keptBelas = ({ rules, belas }: DecidedHand, side: Side): number =>
  rules.belaKept === 'yes' ? at(belas, side) : 0

/** The belas that a tie leaves with their holders: those that had no part in it. */
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

/** In a doubled hand both sides are committed: the loser keeps nothing, whoever took. */
const committedLines = (loser: Side, winner: Side, points: number): readonly SheetLine[] => [
  line(loser, -points, { kind: 'both-committed', other: winner }, 'both-committed'),
  line(winner, points, { kind: 'both-committed', other: loser }, 'both-committed'),
]

/** The loser's points go over as pairs that cancel: to the other side, or with three players to the higher, to both who tie, or to each. */
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
  return joined(halves, droppedLines(decided, from))
}

/** An odd point that cannot be halved is dropped; of doubled points before they are doubled. */
function droppedLines({ hand, earned }: DecidedHand, from: Side): readonly SheetLine[] {
  // Belas are even, so that it is the same point with those that are kept.
  const doubledAfter = hand.big || hand.multiplier > 1
  return at(earned, from) % 2 === 0 ? [] : [line(from, -1, { kind: 'half-dropped', doubledAfter }, 'odd-half')]
}

const recipients = (rules: Rules, others: readonly Side[], earned: readonly number[]): readonly Side[] =>
  rules.bateTo === 'each' ? others : highestSides(others, earned)

/** Doubles and big multiply what each side has after the transfer. */
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

/** After a tie the taker's points wait; where both were committed, or the table holds over both, everyone's. */
function heldOverLines(decided: DecidedHand, lines: readonly SheetLine[]): readonly SheetLine[] {
  const { rules, hand, isLast } = decided
  if (isLast) return NO_LINES
  const points = addUp(lines, sideCount(rules))
  const waiting = (side: Side) => at(points, side) - belasBeside(decided, side) * hand.multiplier
  return heldOverSides(rules, hand).map((side) => line(side, -waiting(side), { kind: 'held-over' }, 'tie'))
}

/** The sides whose points wait after a tie. */
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
