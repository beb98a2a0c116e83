import type { CountedHand, PlayedHand } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import { filledPoints } from './naive-facts'

// One straight function for each form of the game, from the contract of the game
// file. Written to be read against the rules, not to be short.

/** All that a hand's score depends on, nothing left unsaid. */
export interface Known {
  readonly hand: PlayedHand | CountedHand
  readonly dealer: number
  readonly trump: string
  readonly took: readonly boolean[]
  readonly melds: readonly number[]
  readonly lastTrick: number | null
}

export interface NaiveResult {
  readonly earned: readonly number[]
  readonly verdict: 'made' | 'bate' | 'tied' | 'revoked'
  /** As they go on the sheet, points held over before apart. */
  readonly points: readonly number[]
  readonly hangs: number
  readonly winner: number | null
  /** The side that took every trick, where the table plays that the game cannot end so. */
  readonly valat: number | null
}

const revokerOf = (hand: PlayedHand | CountedHand): number | null => (hand.kind === 'played' ? hand.revoke : null)

/** Card points as spoken or counted, before anything moves. */
function earnedBy(rules: Rules, known: Known): readonly number[] {
  const { hand, took, melds, lastTrick, trump } = known
  const times = trump === 'none' && rules.noTrumpDoubled === 'yes' ? 2 : 1
  if (hand.kind === 'counted') return hand.totals.map((points) => points * times)
  const cards = filledPoints(rules, hand)
  const sideOf = (seat: number) => (rules.players === 4 ? seat % 2 : seat)
  const oneTookAll = took.filter((some) => some).length === 1
  return took.map((tookSome, side) => {
    let points = (cards[side] ?? 0) + (lastTrick === side ? 10 : 0)
    if (rules.sweep === '360' && oneTookAll && tookSome && hand.revoke === null) points = 360
    points += melds[side] ?? 0
    for (const seat of hand.bela) if (sideOf(seat) === side) points += 20
    return points * times
  })
}

export function scoreNaively(rules: Rules, known: Known): NaiveResult {
  if (rules.players === 3) return threeHanded(rules, known)
  return rules.scoring === 'points' ? twoSidesInPoints(rules, known) : twoSidesInMatchPoints(rules, known)
}

function threeHanded(rules: Rules, known: Known): NaiveResult {
  const { hand, dealer } = known
  const earned = earnedBy(rules, known)
  const of = (side: number) => earned[side] ?? 0
  const revoker = revokerOf(hand)
  const loser = revoker ?? hand.taker
  const first = [1, 2, 3].map((step) => (dealer + step) % 3).filter((side) => side !== loser)
  const [a = 0, b = 0] = first
  const higher = of(b) > of(a) ? b : a
  const lower = higher === a ? b : a
  const toBeat = hand.big ? of(a) + of(b) : Math.max(of(a), of(b))
  const times = hand.big ? 2 : 1
  const points = [...earned]
  if (revoker === null && of(hand.taker) > toBeat) {
    const doubled = points.map((each) => each * times)
    return { earned, verdict: 'made', points: doubled, hangs: 0, winner: hand.taker, valat: null }
  }
  points[loser] = 0
  if (rules.bateTo === 'each') {
    points[a] = of(a) + of(loser)
    points[b] = of(b) + of(loser)
  } else if (of(a) === of(b)) {
    points[a] = of(a) + Math.floor(of(loser) / 2)
    points[b] = of(b) + Math.floor(of(loser) / 2)
  } else {
    points[higher] = of(higher) + of(loser)
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
  const taker = rules.players === 4 ? hand.taker % 2 : hand.taker
  const defender = 1 - taker
  const mine = earned[taker] ?? 0
  const theirs = earned[defender] ?? 0
  const everything = (mine + theirs) * hand.multiplier
  const revoker = revokerOf(hand)
  const give = (side: number, points: number) => (side === 0 ? [points, 0] : [0, points])
  const base = { earned, hangs: 0, valat: null }
  if (revoker !== null) {
    const gainer = 1 - revoker
    return { ...base, verdict: 'revoked', points: give(gainer, everything), winner: gainer }
  }
  if (mine > theirs) {
    if (hand.multiplier > 1) return { ...base, verdict: 'made', points: give(taker, everything), winner: taker }
    return { ...base, verdict: 'made', points: earned, winner: taker }
  }
  if (mine < theirs || rules.tie === 'bate') {
    return { ...base, verdict: 'bate', points: give(defender, everything), winner: defender }
  }
  if (rules.tie === 'defender-own') {
    return { ...base, verdict: 'tied', points: give(defender, theirs * hand.multiplier), winner: null }
  }
  if (rules.tie === 'held-over-both' || hand.multiplier > 1) {
    return { ...base, verdict: 'tied', points: [0, 0], hangs: everything, winner: null }
  }
  return { ...base, verdict: 'tied', points: give(defender, theirs), hangs: mine, winner: null }
}

function limitOf(trump: string): number {
  if (trump === 'none') return 5
  return trump === 'all' ? 4 : 6
}

/** Tenths; at the limit itself `down` or `up` as asked. */
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
