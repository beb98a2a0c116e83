import type { Rules } from '@/lib/engine/table/options'
import {
  belasBy,
  comparedBy,
  earnedBy,
  meldsBy,
  revokerOf,
  sweeperOf,
  type Known,
  type NaiveResult,
} from './naive-known'

// The score of a hand for which points were bid, from the contract of the wider family, section 4, point by point.

const both = (side: number, points: number, others: number): readonly number[] =>
  side === 0 ? [points, others] : [others, points]

/** Returns the points of declarations and belas by side. In a spoken total they can be told from the cards only after a sweep. */
function declaredBy(rules: Rules, known: Known): readonly number[] {
  const { hand } = known
  if (hand.kind === 'played') {
    const belas = belasBy(rules, known)
    return meldsBy(rules, known).map((points, side) => points + (belas[side] ?? 0))
  }
  const sweeper = sweeperOf(known)
  return hand.totals.map((points, side) => (side === sweeper ? points - allTricks(rules) : points))
}

/** Returns 252 or 262 for all the tricks if the table pays so, otherwise 162. */
function allTricks(rules: Rules): number {
  if (rules.sweep === '252') return 252
  return rules.sweep === '262' ? 262 : 162
}

/** Returns the points that both sides declared together. */
function declaredTogether(rules: Rules, known: Known): number {
  const sum = (list: readonly number[]) => list.reduce((all, points) => all + points, 0)
  if (known.hand.kind === 'played') return sum(declaredBy(rules, known))
  return sum(known.hand.totals) - (sweeperOf(known) === null ? 162 : allTricks(rules))
}

export function scoreBidNaively(rules: Rules, known: Known): NaiveResult {
  const { hand } = known
  const taker = hand.taker % 2
  const other = 1 - taker
  const earned = earnedBy(rules, known)
  const compared = comparedBy(rules, known)
  const [mine = 0, theirs = 0] = [compared[taker], compared[other]]
  const bid = hand.bid === 'capot' ? rules.capotBid : Number(hand.bid)
  const revoker = revokerOf(hand)
  // 1. Made, or failed.
  let isMade = mine >= bid
  if (rules.bidNeeds === 'bid-and-more' && mine <= theirs) isMade = false
  if (hand.bid === 'capot') isMade = sweeperOf(known) === taker
  const verdict = revoker !== null ? 'revoked' : isMade ? 'made' : 'bate'
  const base = { earned, verdict, hangs: 0, valat: null } as const
  const isFlat = hand.bid === 'capot' && rules.capotWrites === 'flat'
  const declared = declaredBy(rules, known)
  // 2. and the first half of 4.
  if (verdict === 'made' && hand.multiplier === 1) {
    let points = earned
    if (isFlat || rules.bidWrites === 'bid') points = declared
    const withBid = isFlat || rules.bidWrites !== 'made'
    return { ...base, points: points.map((each, side) => each + (side === taker && withBid ? bid : 0)), winner: taker }
  }
  // 3., 6. and the second half of 4.
  const winner = revoker !== null ? 1 - revoker : isMade ? taker : other
  const kept = rules.belaKept === 'yes' ? (belasBy(rules, known)[1 - winner] ?? 0) : 0
  const together = declaredTogether(rules, known) - kept
  const times = hand.multiplier
  if (isFlat) return { ...base, points: both(winner, bid * times + together, kept), winner }
  const hasFailed = verdict !== 'made'
  const pile = rules.bidWrites === 'bid' ? 0 : rules.pile
  let more = sweeperOf(known) === winner ? allTricks(rules) - 162 : 0
  if (rules.bidWrites === 'bid' || (winner === other && rules.failedSweep === 'no')) more = 0
  const written = rules.bidWrites === 'made' || (hasFailed && rules.failedBid === 'no') ? 0 : bid
  let points = pile + more + written * times + together
  if (rules.doubleOf === 'everything') points = pile * times + more + written * times + together
  if (rules.doubleOf === 'declared-too') points = times * (pile + more + written + together)
  return { ...base, points: both(winner, points, kept), winner }
}
