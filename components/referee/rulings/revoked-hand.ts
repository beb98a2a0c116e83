import { possibleCardPoints } from '@/lib/engine/check/check'
import type { Trump } from '@/lib/engine/table/card'
import type { Bid, Multiplier, PlayedHand } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import { otherSides, sidesOf, type Seat, type Side } from '@/lib/engine/table/seats'
import { missingFrom, type AskedFact } from '@/lib/text/referee/choose'

/** A hand lost by a revoke, as far as it has been entered. The digits are the card points by side. */
export interface RevokeFacts {
  readonly offender: Side | null
  readonly taker: Seat | null
  readonly trump: Trump | null
  readonly bid: Bid | null
  readonly multiplier: Multiplier
  readonly digits: readonly string[]
  readonly lastTrick: Side | null
}

export const noRevokeFacts = (rules: Rules): RevokeFacts => ({
  offender: null,
  taker: null,
  trump: null,
  bid: null,
  multiplier: 1,
  digits: sidesOf(rules).map(() => ''),
  lastTrick: null,
})

/** Tells whether card points and last trick have to be entered: where some cards are not dealt, their sum varies. */
export function asksForPoints(rules: Rules, trump: Trump | null): boolean {
  if (trump === null) return false
  const { from, to } = possibleCardPoints(rules, trump)
  return from !== to
}

/** Returns the choices that are still missing. */
export function missingOfRevoke(rules: Rules, facts: RevokeFacts): readonly AskedFact[] {
  const { offender, taker, trump, bid, lastTrick } = facts
  return missingFrom({
    offender,
    taker,
    trumps: trump,
    bid: rules.auction === 'bids' ? bid : undefined,
    'last-trick': asksForPoints(rules, trump) ? lastTrick : undefined,
  })
}

/** Returns the hand as entered; `null` while something is missing. If the cards have a fixed sum, the other side gets all of it. */
export function revokedHand(rules: Rules, facts: RevokeFacts): PlayedHand | null {
  const { offender, taker, trump, digits, lastTrick, bid, multiplier } = facts
  if (offender === null || taker === null || trump === null) return null
  if (missingOfRevoke(rules, facts).length > 0) return null
  const isEntered = asksForPoints(rules, trump)
  if (isEntered && digits.some((one) => one === '')) return null
  const [other = offender] = otherSides(rules, offender)
  return {
    kind: 'played',
    taker,
    trump,
    cardPoints: isEntered ? digits.map(Number) : allTo(rules, other, possibleCardPoints(rules, trump).to),
    lastTrick: isEntered ? lastTrick : other,
    tricks: null,
    melds: [],
    bela: [],
    bid,
    multiplier,
    big: false,
    revoke: offender,
    dealer: null,
  }
}

const allTo = (rules: Rules, winner: Side, points: number): readonly number[] =>
  sidesOf(rules).map((side) => (side === winner ? points : 0))
