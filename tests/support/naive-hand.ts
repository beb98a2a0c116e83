import type { Rules } from '@/lib/engine/table/options'
import { scoreBidNaively } from './naive-bids'
import { belasBy, comparedBy, earnedBy, revokerOf, type Known, type NaiveResult } from './naive-known'

// One plain function for each form of the game, from the contract of the game file. Written to be compared with the rules, not
// to be short.

export function scoreNaively(rules: Rules, known: Known): NaiveResult {
  if (rules.players === 3) return threeHanded(rules, known)
  if (rules.auction === 'bids') return scoreBidNaively(rules, known)
  return rules.scoring === 'points' ? twoSidesInPoints(rules, known) : twoSidesInMatchPoints(rules, known)
}

function threeHanded(rules: Rules, known: Known): NaiveResult {
  const { hand, dealer } = known
  const earned = earnedBy(rules, known)
  const compared = comparedBy(rules, known)
  const of = (side: number) => earned[side] ?? 0
  const revoker = revokerOf(hand)
  const loser = revoker ?? hand.taker
  const first = [1, 2, 3].map((step) => (dealer + step) % 3).filter((side) => side !== loser)
  const [a = 0, b = 0] = first
  const higher = of(b) > of(a) ? b : a
  const lower = higher === a ? b : a
  const [own = 0, one = 0, other = 0] = [hand.taker, a, b].map((side) => compared[side])
  const toBeat = hand.big ? one + other : Math.max(one, other)
  const times = hand.big ? 2 : 1
  const points = [...earned]
  const isMade = own > toBeat || (own === toBeat && rules.tie === 'made')
  if (revoker === null && isMade) {
    const doubled = points.map((each) => each * times)
    return { earned, verdict: 'made', points: doubled, hangs: 0, winner: hand.taker, valat: null }
  }
  if (revoker === null && own === toBeat && rules.tie === 'replay') {
    return { earned, verdict: 'tied', points: [0, 0, 0], hangs: 0, winner: null, valat: null }
  }
  const kept = rules.belaKept === 'yes' ? (belasBy(rules, known)[loser] ?? 0) : 0
  const moving = of(loser) - kept
  points[loser] = kept
  if (rules.bateTo === 'each') {
    points[a] = of(a) + moving
    points[b] = of(b) + moving
  } else if (of(a) === of(b)) {
    points[a] = of(a) + Math.floor(moving / 2)
    points[b] = of(b) + Math.floor(moving / 2)
  } else {
    points[higher] = of(higher) + moving
    points[lower] = of(lower)
  }
  return {
    earned,
    verdict: revoker === null ? 'bate' : 'revoked',
    points: points.map((each) => each * times),
    hangs: 0,
    winner: higher,
    valat: null,
  }
}

function twoSidesInPoints(rules: Rules, known: Known): NaiveResult {
  const { hand } = known
  const earned = earnedBy(rules, known)
  const belas = belasBy(rules, known)
  const compared = comparedBy(rules, known)
  const taker = rules.players === 4 ? hand.taker % 2 : hand.taker
  const defender = 1 - taker
  const mine = earned[taker] ?? 0
  const theirs = earned[defender] ?? 0
  const times = hand.multiplier
  const revoker = revokerOf(hand)
  const base = { earned, hangs: 0, valat: null }
  // The loser keeps at most its belas; the winner gets all the rest.
  const allTo = (winner: number) => {
    const kept = rules.belaKept === 'yes' ? (belas[1 - winner] ?? 0) : 0
    return [0, 1].map((side) => times * (side === winner ? mine + theirs - kept : kept))
  }
  if (revoker !== null) {
    return { ...base, verdict: 'revoked', points: allTo(1 - revoker), winner: 1 - revoker }
  }
  const lead = (compared[taker] ?? 0) - (compared[defender] ?? 0)
  if (lead > 0 || (lead === 0 && rules.tie === 'made')) {
    return { ...base, verdict: 'made', points: times > 1 ? allTo(taker) : earned, winner: taker }
  }
  if (lead < 0 || rules.tie === 'bate') return { ...base, verdict: 'bate', points: allTo(defender), winner: defender }
  if (rules.tie === 'replay') return { ...base, verdict: 'tied', points: [0, 0], winner: null }
  // A tie: the points that each side writes in any case, and those that are held over.
  const apart = (side: number) => (rules.belaDecides === 'no' ? (belas[side] ?? 0) : 0)
  const tied = (waits: readonly number[], lost: readonly number[]): NaiveResult => {
    const gone = (side: number) => waits.includes(side) || lost.includes(side)
    const points = [0, 1].map((side) => times * (gone(side) ? apart(side) : (earned[side] ?? 0)))
    const hangs = waits.reduce((sum, side) => sum + times * ((earned[side] ?? 0) - apart(side)), 0)
    return { ...base, verdict: 'tied', points, hangs, winner: null }
  }
  if (rules.tie === 'defender-own') return tied([], [taker])
  if (known.isLast) return tied([], [])
  return tied(rules.tie === 'held-over-both' || times > 1 ? [0, 1] : [taker], [])
}

function limitOf(trump: string): number {
  if (trump === 'none') return 5
  return trump === 'all' ? 4 : 6
}

/** Returns the points divided by ten and rounded; exactly at the limit, `down` or `up` as given. */
function tenths(points: number, trump: string, atLimit: 'down' | 'up'): number {
  const whole = Math.floor(points / 10)
  const rest = points - whole * 10
  if (rest < limitOf(trump)) return whole
  if (rest > limitOf(trump)) return whole + 1
  return atLimit === 'up' ? whole + 1 : whole
}

function twoSidesInMatchPoints(rules: Rules, known: Known): NaiveResult {
  const { hand, trump, took } = known
  const earned = earnedBy(rules, known)
  const taker = hand.taker % 2
  const defender = 1 - taker
  const mine = earned[taker] ?? 0
  const theirs = earned[defender] ?? 0
  const times = hand.multiplier
  const noTrumpTimes = trump === 'none' && rules.noTrumpDoubled === 'yes' ? 2 : 1
  const revoker = revokerOf(hand)
  const points = [0, 0]
  const add = (side: number, more: number) => {
    points[side] = (points[side] ?? 0) + more
  }
  const multiplied = (cards: number) =>
    rules.multiply === 'before-rounding' ? tenths(cards * times, trump, 'down') : tenths(cards, trump, 'down') * times
  let verdict: NaiveResult['verdict']
  let winner: number | null = null
  let hangs = 0
  if (revoker !== null) {
    verdict = 'revoked'
    winner = 1 - revoker
    add(winner, multiplied(mine + theirs))
  } else if (mine > theirs) {
    verdict = 'made'
    winner = taker
    if (times > 1) add(taker, multiplied(mine + theirs))
    else {
      const bothAtLimit = mine % 10 === limitOf(trump) && theirs % 10 === limitOf(trump)
      add(taker, tenths(mine, trump, 'down'))
      add(defender, tenths(theirs, trump, bothAtLimit ? 'up' : 'down'))
    }
  } else if (mine < theirs || rules.tie === 'bate') {
    verdict = 'bate'
    winner = defender
    add(defender, multiplied(mine + theirs))
  } else {
    verdict = 'tied'
    if (rules.tie === 'defender-own') add(defender, multiplied(theirs))
    else if (times > 1 || rules.tie === 'held-over-both') hangs = multiplied(mine + theirs)
    else {
      add(defender, tenths(theirs, trump, 'down'))
      hangs = tenths(mine, trump, 'up')
    }
  }
  const sweeper = took[0] === false ? 1 : took[1] === false ? 0 : null
  if (sweeper !== null && revoker === null) {
    if (rules.sweep === 'match-points') add(sweeper, 9 * noTrumpTimes * (rules.sweepDoubled === 'yes' ? times : 1))
    if (rules.kirtik === 'yes' && verdict !== 'tied') add(1 - sweeper, -10 * noTrumpTimes * times)
  }
  if (rules.kirtik === 'yes') {
    if (verdict === 'bate') add(taker, -10 * noTrumpTimes * times)
    if (verdict === 'made' && times > 1) add(defender, -10 * noTrumpTimes * times)
  }
  const valat = rules.sweep === 'match-points' && revoker === null ? sweeper : null
  return { earned, verdict, points, hangs, winner, valat }
}
