import { handSize, packPoints, trumpsOf } from '../table/deck'
import type { ClaimedHand, ContestedHand, Hand, PlayedHand } from '../table/hand'
import { multipliersOf, type Rules } from '../table/options'
import { problem, type Problem } from '../table/problem'
import { at, sum } from '../table/seats'
import { checkBela, checkBelaCount, checkMelds } from './check-declared'
import { checkTotals, checkTotalsOfBelas, checkTricklessTotal } from './check-totals'

/** The least and the most card points that all sides can have together. */
export interface PointsRange {
  readonly from: number
  readonly to: number
  /**
   * The only possible sums, known for 28 cards because only the turn-up is out of play. `null`: every sum in the range is
   * possible.
   */
  readonly only: readonly number[] | null
}

const SUMS_OF_28 = [132, 138, 141, 142, 148, 149, 150, 152]

const OF_TWO: PointsRange = { from: 18, to: 146, only: null }
const OF_THREE: PointsRange = { from: 85, to: 152, only: null }
const OF_28_CARDS: PointsRange = { from: 132, to: 152, only: SUMS_OF_28 }

/**
 * Returns the possible sums of card points. With two players 14 cards are out of play, with three players 5 (or 1 of 28), and
 * with four players none.
 */
export function possibleCardPoints(rules: Rules, trump: PlayedHand['trump']): PointsRange {
  if (rules.players === 2) return OF_TWO
  if (rules.players === 3) return rules.pack === 28 ? OF_28_CARDS : OF_THREE
  return { from: packPoints(trump), to: packPoints(trump), only: null }
}

const areSaid = (points: readonly (number | null)[]): points is readonly number[] => !points.includes(null)

/**
 * Returns the card points by side. One that was left out is filled in if the sum is fixed. `null` if one still has to be said.
 */
export function filledCardPoints(rules: Rules, hand: PlayedHand): readonly number[] | null {
  if (areSaid(hand.cardPoints)) return hand.cardPoints
  const said = hand.cardPoints.filter((points) => points !== null)
  const { from, to } = possibleCardPoints(rules, hand.trump)
  if (from !== to || said.length !== hand.cardPoints.length - 1) return null
  const left = from - sum(said)
  return hand.cardPoints.map((points) => points ?? left)
}

/** Returns the problem of a hand that uses an option these rules lack; a whole game is checked for this first. */
export function checkOptions(rules: Rules, hand: Hand): Problem | null {
  switch (hand.kind) {
    case 'thrown-in':
    case 'agreed':
      return null
    case 'claimed':
      return (hand.trump === null ? null : checkTrump(rules, hand.trump)) ?? checkClaimOption(rules, hand)
    case 'played':
      return checkTrump(rules, hand.trump) ?? checkStakes(rules, hand)
    case 'counted':
      return (hand.trump === null ? null : checkTrump(rules, hand.trump)) ?? checkStakes(rules, hand)
  }
}

const checkTrump = (rules: Rules, trump: PlayedHand['trump']): Problem | null =>
  trumpsOf(rules).includes(trump) ? null : problem('trump-not-in-auction', 'trump', { trump })

function checkStakes(rules: Rules, hand: ContestedHand): Problem | null {
  if (!multipliersOf(rules).includes(hand.multiplier)) {
    return problem('multiplier-too-high', 'multiplier', { given: hand.multiplier, highest: rules.doubling })
  }
  return hand.big && rules.big === 'no' ? problem('big-not-played', 'big') : checkBid(rules, hand)
}

/** Checks that a bid is all the tricks, or a multiple of ten between the lowest and the highest bid. */
function checkBid(rules: Rules, { bid }: ContestedHand): Problem | null {
  if (bid === null) return null
  if (rules.auction !== 'bids') return problem('bid-not-asked', 'bid')
  return bid === 'capot' || canBeBid(rules, bid)
    ? null
    : problem('bid-out-of-bounds', 'bid', { given: bid, from: rules.bidStart, to: rules.bidTop })
}

/** Tells whether this number of points can be bid. */
const canBeBid = (rules: Rules, points: number): boolean =>
  points >= rules.bidStart && points <= rules.bidTop && points % 10 === 0

function checkClaimOption(rules: Rules, hand: ClaimedHand): Problem | null {
  if (rules.claims === 'none') return problem('no-claims-here', '')
  const isLate = rules.claims === 'first-three' && hand.afterTrick > 3
  return isLate ? problem('claim-too-late', 'afterTrick', { given: hand.afterTrick }) : null
}

/** Returns the first problem of a hand, in the order of the problem codes; `null` if its facts are possible. */
export function checkHand(rules: Rules, hand: Hand): Problem | null {
  switch (hand.kind) {
    case 'thrown-in':
    case 'agreed':
      return null
    case 'claimed':
      return checkOptions(rules, hand) ?? checkClaimed(rules, hand)
    case 'counted':
      return (
        checkOptions(rules, hand) ??
        checkTotals(rules, hand) ??
        checkTricks(rules, hand) ??
        checkTricklessTotal(rules, hand) ??
        checkBelaCount(rules, hand) ??
        checkTotalsOfBelas(rules, hand)
      )
    case 'played':
      return checkOptions(rules, hand) ?? checkPlayed(rules, hand)
  }
}

function checkPlayed(rules: Rules, hand: PlayedHand): Problem | null {
  return (
    checkCardPoints(rules, hand) ??
    (hand.revoke === null ? checkTricks(rules, hand) : null) ??
    checkMelds(rules, hand) ??
    checkBela(rules, hand)
  )
}

function checkCardPoints(rules: Rules, hand: PlayedHand): Problem | null {
  const range = possibleCardPoints(rules, hand.trump)
  const said = hand.cardPoints.map((points) => points ?? 0)
  const negative = said.findIndex((points) => points < 0)
  if (negative !== -1) return problem('negative-points', `cardPoints.${negative}`, { given: at(said, negative) })
  // The problem names a figure that was entered, not one that was computed from it.
  const over = said.findIndex((points) => points > range.to)
  if (over !== -1) return problem('pile-over-pack', `cardPoints.${over}`, { given: at(said, over), to: range.to })
  const filled = filledCardPoints(rules, hand)
  if (filled === null) return null
  const total = sum(filled)
  const isPossible = range.only ? range.only.includes(total) : total >= range.from && total <= range.to
  return isPossible ? null : problem('card-points-sum', 'cardPoints', { given: total, from: range.from, to: range.to })
}

function checkTricks(rules: Rules, hand: ContestedHand): Problem | null {
  const { tricks } = hand
  if (tricks === null) return null
  const all = handSize(rules)
  if (tricks.some((count) => count < 0) || sum(tricks) !== all) {
    return problem('tricks-sum', 'tricks', { given: sum(tricks), all })
  }
  const points = hand.kind === 'played' ? (filledCardPoints(rules, hand) ?? hand.cardPoints) : []
  const rich = tricks.findIndex((count, side) => count === 0 && (points[side] ?? 0) > 0)
  if (rich !== -1) return problem('points-without-trick', `tricks.${rich}`, { side: rich })
  const last = hand.lastTrick
  if (last === null || at(tricks, last) > 0) return null
  return problem('last-trick-without-trick', `tricks.${last}`, { side: last })
}

/** Returns the trump under which the cards are worth most. It limits a figure if no trump was said. */
export const richestTrump = (rules: Rules): PlayedHand['trump'] => (rules.auction === 'contracts' ? 'all' : 'spades')

function checkClaimed(rules: Rules, hand: ClaimedHand): Problem | null {
  const { cardPoints } = hand
  if (cardPoints !== null && cardPoints < 0) return problem('negative-points', 'cardPoints', { given: cardPoints })
  const most = possibleCardPoints(rules, hand.trump ?? richestTrump(rules)).to
  if (cardPoints !== null && cardPoints > most) {
    return problem('claim-over-pack', 'cardPoints', { given: cardPoints, to: most })
  }
  const all = handSize(rules)
  if (hand.afterTrick < 1 || hand.afterTrick > all || (hand.lastTrick && hand.afterTrick !== all)) {
    return problem('no-such-trick', 'afterTrick', { given: hand.afterTrick, all })
  }
  return hand.trump === 'none' && hand.bela !== 'none' ? problem('bela-at-no-trumps', 'bela') : null
}
