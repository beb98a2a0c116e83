import type { Game } from '@/lib/engine/game/ledger'
import type { ClaimedHand, CountedHand, Hand, PlayedHand } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import type { ProblemCode } from '@/lib/engine/table/problem'
import { afterAgreed, afterCount, winnerOfFalseClaim, type End } from './naive-end'
import { allTricksPoints, canBeDeclared, filledPoints, firstFault, possibleTrumps, trumpsOfSum } from './naive-facts'
import { scoreNaively } from './naive-hand'
import type { Known, NaiveResult } from './naive-known'
import { belasFit, meldPoints, meldsAreIgnored, ways } from './naive-melds'

// A second scorer, slow and naive, written only from the contract of the game file and the readings of the rules. Facts that a
// table did not say are tried in every way; if the results differ, the hand is undecided.

/** The expected result of a hand, with the fields that the contract lists. */
export interface NaiveRow {
  readonly earned: readonly number[]
  readonly verdict: string
  readonly points: readonly number[]
  readonly heldOver: number
  readonly totals: readonly number[]
  readonly nextDealer: number | null
  readonly over: boolean
  readonly winner: number | null
}

export interface NaiveGame {
  readonly rows: readonly NaiveRow[]
  /** The index of the first wrong hand, and its code; `null` if there is none. */
  readonly wrong: { readonly hand: number; readonly code: ProblemCode } | null
}

interface Before {
  readonly dealer: number
  readonly totals: readonly number[]
  readonly heldOver: number
  /** The number of contested hands so far. */
  readonly hands: number
}

export function scoreGameNaively(game: Game): NaiveGame {
  const rows: NaiveRow[] = []
  let before: Before = { ...game.start, hands: game.start.hands ?? 0, dealer: game.dealer }
  let over = false
  for (const [index, hand] of game.hands.entries()) {
    if (over) return { rows, wrong: { hand: index, code: 'game-over' } }
    const row = rowOf(game.rules, hand, { ...before, dealer: hand.dealer ?? before.dealer })
    if (typeof row === 'string') return { rows, wrong: { hand: index, code: row } }
    rows.push(row)
    over = row.over
    const isPlayedAgain = game.rules.tie === 'replay' && row.verdict === 'tied'
    const isContested = (hand.kind === 'played' || hand.kind === 'counted') && !isPlayedAgain
    const hands = before.hands + (isContested ? 1 : 0)
    before = { dealer: row.nextDealer ?? 0, totals: row.totals, heldOver: row.heldOver, hands }
  }
  return { rows, wrong: null }
}

function rowOf(rules: Rules, hand: Hand, before: Before): NaiveRow | ProblemCode {
  const fault = firstFault(rules, hand)
  if (fault !== null) return fault
  const sides = before.totals.map(() => 0)
  if (hand.kind === 'thrown-in') {
    const stays = hand.why === 'void-deal' || hand.why === 'misdeal' || rules.redealDealer === 'same'
    const nextDealer = stays ? before.dealer : (before.dealer + 1) % rules.players
    const { totals, heldOver } = before
    return {
      earned: sides,
      verdict: 'thrown-in',
      points: sides,
      heldOver,
      totals,
      nextDealer,
      over: false,
      winner: null,
    }
  }
  if (hand.kind === 'agreed') {
    const totals = before.totals.map((total, side) => total + (hand.points[side] ?? 0))
    const end = afterAgreed(rules, totals)
    const nextDealer = end.over ? null : before.dealer
    return {
      earned: sides,
      verdict: 'agreed',
      points: hand.points,
      heldOver: before.heldOver,
      totals,
      nextDealer,
      ...end,
    }
  }
  if (hand.kind === 'claimed') return claim(rules, hand, before)
  return contested(rules, hand, before)
}

function claim(rules: Rules, hand: ClaimedHand, before: Before): NaiveRow | ProblemCode {
  if (hand.cardPoints === null) return 'undecided'
  const side = rules.players === 4 ? hand.claimant % 2 : hand.claimant
  let sum = hand.cardPoints + hand.runPoints
  if (hand.bela === 'held' || hand.bela === 'announced') sum += 20
  // The second card may still be called, unless this table calls only at the first.
  if (hand.bela === 'one-played-silently' && rules.belaCall !== 'first-card') sum += 20
  if (hand.lastTrick) sum += 10
  const earned = before.totals.map((_, other) => (other === side ? sum : 0))
  const points = earned.map((each) => inWriting(rules, each))
  const totals = before.totals.map((total, other) => total + (points[other] ?? 0))
  const isGood = (before.totals[side] ?? 0) + sum >= rules.target
  return {
    earned,
    verdict: isGood ? 'claim-good' : 'claim-false',
    points,
    heldOver: before.heldOver,
    totals,
    nextDealer: null,
    over: true,
    winner: isGood ? side : winnerOfFalseClaim(side, before.totals),
  }
}

function contested(rules: Rules, hand: PlayedHand | CountedHand, before: Before): NaiveRow | ProblemCode {
  if (hand.kind === 'counted' && hand.trump === null && asksForTrump(rules, hand)) return 'undecided'
  if (hand.kind === 'played' && hand.lastTrick === null) return 'undecided'
  if (hand.kind === 'played' && filledPoints(rules, hand).includes(null)) return 'undecided'
  if (rules.auction === 'bids') {
    if (hand.bid === null) return 'undecided'
    // With spoken totals, neither the declarations of each side are known, nor whether one took all the tricks.
    if (hand.kind === 'counted' && rules.bidWrites === 'bid') return 'undecided'
    if (hand.kind === 'counted' && hand.bid === 'capot' && hand.tricks === null) return 'undecided'
  }
  let only: NaiveRow | undefined
  const isLast = rules.goal === 'hands' && before.hands + 1 >= rules.target
  for (const known of everyWay(rules, hand, before.dealer, isLast)) {
    const row = score(rules, known, before)
    if (only !== undefined && JSON.stringify(row) !== JSON.stringify(only)) return 'undecided'
    if (asksForTricks(rules, known, row)) return 'undecided'
    only ??= row
  }
  if (only === undefined) throw new Error(`expected a possible hand, got ${JSON.stringify(hand)}`)
  return only
}

/**
 * Tells whether the tricks must be asked for: a bid failed or was doubled, and the totals may be those of a sweep that the
 * table pays.
 */
function asksForTricks(rules: Rules, { hand, took }: Known, { verdict }: NaiveRow): boolean {
  if (rules.auction !== 'bids' || hand.kind === 'played' || hand.tricks !== null) return false
  const isPaid = rules.sweep === '252' || rules.sweep === '262'
  return isPaid && took.includes(false) && (verdict === 'bate' || hand.multiplier > 1)
}

/** Returns the points as written: exact, or in tens, with the last digit rounded up from five or six. */
function inWriting(rules: Rules, points: number): number {
  if (rules.written === 'exact') return points
  const last = points % 10
  const isUp = rules.written === 'tens-5-up' ? last >= 5 : last >= 6
  return points - last + (isUp ? 10 : 0)
}

/**
 * Tells whether the trumps must be asked for: match points are rounded by trump, and if no trumps count double, some sums fit
 * both.
 */
function asksForTrump(rules: Rules, hand: CountedHand): boolean {
  if (rules.scoring === 'match-points') return true
  return rules.noTrumpDoubled === 'yes' && hand.totals.reduce((a, b) => a + b, 0) % 10 === 0
}

function* everyWay(rules: Rules, hand: PlayedHand | CountedHand, dealer: number, isLast: boolean): Generator<Known> {
  for (const trump of trumpsOf(rules, hand)) {
    for (const took of tookInEveryWay(rules, hand, trump)) {
      if (hand.kind === 'counted') {
        for (const lastTrick of hand.lastTrick === null ? took.keys() : [hand.lastTrick]) {
          yield { hand, dealer, trump, took, melds: [], lastTrick, isLast }
        }
      } else {
        for (const melds of meldsInEveryWay(rules, hand, took)) {
          yield { hand, dealer, trump, took, melds, lastTrick: hand.lastTrick, isLast }
        }
      }
    }
  }
}

/**
 * Returns every trump that is possible for a hand. With four players, the sum of the totals distinguishes suit, no trumps and
 * all trumps.
 */
function trumpsOf(rules: Rules, hand: PlayedHand | CountedHand): readonly string[] {
  if (hand.trump !== null) return [hand.trump]
  const trumps = possibleTrumps(rules)
  if (rules.players !== 4) return trumps
  const fitting = trumpsOfSum(rules, hand)
  return fitting.length > 0 ? fitting : trumps.filter((trump) => trump !== 'none')
}

function* tookInEveryWay(rules: Rules, hand: PlayedHand | CountedHand, trump: string): Generator<readonly boolean[]> {
  if (hand.tricks !== null) return yield hand.tricks.map((tricks) => tricks > 0)
  const sides = rules.players === 4 ? 2 : rules.players
  for (let mask = 1; mask < 2 ** sides; mask += 1) {
    const took = Array.from({ length: sides }, (_, side) => (mask & (2 ** side)) > 0)
    if (took.every((some, side) => some || canBeWithoutTrick(rules, hand, trump, side))) yield took
  }
}

function canBeWithoutTrick(rules: Rules, hand: PlayedHand | CountedHand, trump: string, side: number): boolean {
  if (hand.lastTrick === side) return false
  if (hand.kind === 'played') return (filledPoints(rules, hand)[side] ?? 0) === 0
  if (!canBeDeclared(rules, trump, hand.totals[side] ?? 0)) return false
  if (rules.players !== 4) return true
  return canBeDeclared(rules, trump, (hand.totals[1 - side] ?? 0) - allTricksPoints(rules, trump))
}

function* meldsInEveryWay(rules: Rules, hand: PlayedHand, took: readonly boolean[]): Generator<readonly number[]> {
  if (meldsAreIgnored(rules, hand)) return yield took.map(() => 0)
  const seen = new Set<string>()
  for (const way of ways(rules, hand)) {
    if (!belasFit(hand, way)) continue
    const points = meldPoints(rules, hand, way, took)
    if (seen.has(points.join())) continue
    seen.add(points.join())
    yield points
  }
}

function score(rules: Rules, known: Known, before: Before): NaiveRow {
  const result = scoreNaively(rules, known)
  const points = result.points.map((each, side) =>
    inWriting(rules, each + (side === result.winner ? before.heldOver : 0)),
  )
  const totals = before.totals.map((total, side) => total + (points[side] ?? 0))
  const heldOver = (result.winner === null ? before.heldOver : 0) + result.hangs
  const end: End = afterCount(rules, known, result, before.totals, totals)
  return {
    earned: result.earned,
    verdict: result.verdict,
    points,
    heldOver,
    totals,
    nextDealer: end.over ? null : dealerAfter(rules, known, result),
    ...end,
  }
}

function dealerAfter(rules: Rules, known: Known, { verdict, winner }: NaiveResult): number {
  if (rules.tie === 'replay' && verdict === 'tied') return known.dealer
  const next = (known.dealer + 1) % rules.players
  if (rules.nextDealer === 'next' || winner === null) return next
  if (rules.players !== 4) return winner
  if (known.hand.taker % 2 === winner) return known.hand.taker
  return next % 2 === winner ? next : (next + 1) % 4
}
