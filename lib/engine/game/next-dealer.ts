import { isReplayed } from '../score/made-tie-or-bate'
import type { Score } from '../score/score'
import { type Hand, isContested } from '../table/hand'
import type { Rules } from '../table/options'
import { fromEldest, seatAfter, sideOf, type Seat } from '../table/seats'

/** Returns the seat that deals after a hand dealt by `dealer`. */
export function nextDealer(rules: Rules, hand: Hand, score: Score, dealer: Seat): Seat {
  switch (hand.kind) {
    case 'agreed':
    case 'claimed':
      return dealer
    case 'thrown-in':
      return afterThrownIn(rules, hand.why, dealer)
    case 'played':
    case 'counted':
      if (isReplayed(rules, score)) return dealer
      return rules.nextDealer === 'next' ? seatAfter(rules, dealer) : winningSeat(rules, hand, score, dealer)
  }
}

/** Returns the seat that deals after a deal was thrown in. A void deal or a misdeal is dealt again by the same player. */
export function afterThrownIn(
  rules: Rules,
  why: 'all-pass' | 'schmeiss' | 'void-deal' | 'misdeal',
  dealer: Seat,
): Seat {
  const isPassedOut = why === 'all-pass' || why === 'schmeiss'
  return isPassedOut && rules.redealDealer === 'next' ? seatAfter(rules, dealer) : dealer
}

/**
 * Returns the seat that deals because it won the hand: the taker, else the first seat of the winning side after the dealer. After
 * a tie the next player deals.
 */
function winningSeat(rules: Rules, hand: Hand, score: Score, dealer: Seat): Seat {
  if (score.winner === null || !isContested(hand)) return seatAfter(rules, dealer)
  if (sideOf(rules, hand.taker) === score.winner) return hand.taker
  /* v8 ignore next -- every side has a seat */
  return fromEldest(rules, dealer).find((seat) => sideOf(rules, seat) === score.winner) ?? seatAfter(rules, dealer)
}
