import type { ContestedHand } from '../table/hand'
import type { Rules } from '../table/options'
import type { RuleId } from '../table/rule'
import { at, otherSides, sideCount, sideOf, sidesOf } from '../table/seats'
import type { Side } from '../table/seats'
import type { SheetLine, SheetReason } from './line'
import { addUp } from './line'
import type { Outcome } from './outcome'

/** What a hand puts on the sheet, and what it leaves waiting for the winner of a later one. */
export interface SheetLayer {
  readonly lines: readonly SheetLine[]
  readonly hangs: number
}

const line = (side: Side, points: number, reason: SheetReason, rule: RuleId): SheetLine => ({
  side,
  points,
  reason,
  rule,
})

/** The rule that says what becomes of a side's own points. */
const OWN_RULE: Readonly<Record<Outcome['verdict'], RuleId>> = {
  made: 'made',
  bate: 'bate',
  tied: 'tie',
  revoked: 'revoke',
}

/** The second layer at tables that write the points themselves: own points, what is moved, doubling, what hangs. */
export function sheetInPoints(
  rules: Rules,
  hand: ContestedHand,
  earned: readonly number[],
  outcome: Outcome,
): SheetLayer {
  const own = earned.map((points, side) => line(side, points, { kind: 'own' }, OWN_RULE[outcome.verdict]))
  const moved = movedLines(rules, hand, earned, outcome)
  const base = [...own, ...moved]
  const staked = [...base, ...stakeLines(rules, hand, base)]
  const hanging = outcome.verdict === 'tied' ? hangingLines(rules, hand, staked) : []
  return { lines: [...staked, ...hanging], hangs: hanging.reduce((total, { points }) => total - points, 0) }
}

function movedLines(
  rules: Rules,
  hand: ContestedHand,
  earned: readonly number[],
  outcome: Outcome,
): readonly SheetLine[] {
  const taker = sideOf(rules, hand.taker)
  const isStaked = hand.big || hand.multiplier > 1
  switch (outcome.verdict) {
    case 'made':
      return hand.multiplier > 1
        ? otherSides(rules, taker).flatMap((loser) => committedLines(loser, taker, earned))
        : []
    case 'bate':
      return transferLines(rules, taker, earned, 'bate', isStaked)
    case 'revoked':
      return hand.kind === 'played' && hand.revoke !== null
        ? transferLines(rules, hand.revoke, earned, 'revoke', isStaked)
        : []
    case 'tied':
      return rules.tie === 'defender-own' ? [line(taker, -at(earned, taker), { kind: 'tie-lost' }, 'tie')] : []
  }
}

/** In a doubled hand both sides are committed: the loser keeps nothing, whoever took. */
const committedLines = (loser: Side, winner: Side, earned: readonly number[]): readonly SheetLine[] => [
  line(loser, -at(earned, loser), { kind: 'both-committed', other: winner }, 'both-committed'),
  line(winner, at(earned, loser), { kind: 'both-committed', other: loser }, 'both-committed'),
]

/** The loser's points go over as pairs that cancel: to the other side, or with three players to the higher, to both who tie, or to each. */
function transferLines(
  rules: Rules,
  from: Side,
  earned: readonly number[],
  kind: 'bate' | 'revoke',
  doubledAfter: boolean,
): readonly SheetLine[] {
  const points = at(earned, from)
  const pair = (to: Side, moved: number, rule: RuleId): readonly SheetLine[] => [
    line(from, -moved, { kind, other: to }, rule),
    line(to, moved, { kind, other: from }, rule),
  ]
  const others = otherSides(rules, from)
  const [first, ...rest] = recipients(rules, others, earned)
  if (first === undefined) return []
  if (rest.length === 0) return pair(first, points, kind)
  if (rules.bateTo === 'each') {
    return [
      ...pair(first, points, kind),
      ...rest.map((to) => line(to, points, { kind: 'bate-to-each', other: from }, 'bate')),
    ]
  }
  const half = Math.floor(points / 2)
  const dropped = points - 2 * half
  return [
    ...pair(first, half, 'opponents-tied'),
    ...rest.flatMap((to) => pair(to, half, 'opponents-tied')),
    ...(dropped > 0 ? [line(from, -dropped, { kind: 'half-dropped', doubledAfter }, 'odd-half')] : []),
  ]
}

function recipients(rules: Rules, others: readonly Side[], earned: readonly number[]): readonly Side[] {
  if (rules.bateTo === 'each') return others
  const most = Math.max(...others.map((side) => at(earned, side)))
  return others.filter((side) => at(earned, side) === most)
}

/** Doubles and big multiply what each side has after the transfer. */
function stakeLines(rules: Rules, hand: ContestedHand, base: readonly SheetLine[]): readonly SheetLine[] {
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
function hangingLines(rules: Rules, hand: ContestedHand, lines: readonly SheetLine[]): readonly SheetLine[] {
  const points = addUp(lines, sideCount(rules))
  return hangingSides(rules, hand).map((side) => line(side, -at(points, side), { kind: 'hangs' }, 'tie'))
}

/** The sides whose points wait after a tie. */
export function hangingSides(rules: Rules, hand: ContestedHand): readonly Side[] {
  switch (rules.tie) {
    case 'bate':
    case 'defender-own':
      return []
    case 'held-over-both':
      return sidesOf(rules)
    case 'held-over':
      return hand.multiplier > 1 ? sidesOf(rules) : [sideOf(rules, hand.taker)]
  }
}
