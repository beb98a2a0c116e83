import { err, ok, type Result } from '../../core/result'
import { scoreHand, type Score } from '../score/score'
import type { Card } from '../table/card'
import { handSize, pilePoints } from '../table/deck'
import type { PlayedHand } from '../table/hand'
import type { Rules } from '../table/options'
import type { Problem } from '../table/problem'
import { sideOf, sidesOf, type Seat, type Side } from '../table/seats'
import { dealFaults } from './deal-faults'
import { checkDeclarable } from './declarable'
import { type PlayRule, legalPlays, ruleBroken } from './legal'
import { dealtHands, layOut, type Play, type PlayedDeal } from './played-deal'

export interface IllegalPlay {
  /** From 1. */
  readonly trick: number
  readonly seat: Seat
  readonly card: Card
  readonly legal: readonly Card[]
  readonly rule: PlayRule
}

export interface Audit {
  readonly illegal: readonly IllegalPlay[]
  readonly trickWinners: readonly Seat[]
  readonly cardPoints: readonly number[]
  readonly lastTrick: Side | null
  readonly tricks: readonly number[]
  /** The hand as it would be on the sheet, and its score; `null` until every trick is recorded. */
  readonly hand: PlayedHand | null
  readonly score: Score | null
}

/**
 * Returns every illegal play with the rule it broke, the winner of each trick, and the score of the hand; or the problem of a
 * card that cannot have been played so.
 */
export function audit(rules: Rules, deal: PlayedDeal): Result<Audit, Problem> {
  const { plays, winners } = layOut(rules, deal)
  const hands = dealtHands(rules, deal.hands, plays)
  const [fault] = dealFaults(rules, deal)
  const wrong = fault ?? checkDeclarable(deal, hands)
  if (wrong !== null) return err(wrong)
  const tricks = sidesOf(rules).map((side) => winners.filter((seat) => sideOf(rules, seat) === side).length)
  const found = {
    illegal: illegalPlays(rules, deal, hands, plays),
    trickWinners: winners,
    cardPoints: pointsBySide(rules, deal, winners),
    lastTrick: lastTrickOf(rules, winners),
    tricks,
  }
  if (winners.length < handSize(rules)) return ok({ ...found, hand: null, score: null })
  const hand = toHand(deal, found)
  const score = scoreHand(rules, hand, { dealer: deal.dealer, totals: sidesOf(rules).map(() => 0), heldOver: 0 })
  return score.ok ? ok({ ...found, hand, score: score.value }) : score
}

function illegalPlays(
  rules: Rules,
  deal: PlayedDeal,
  hands: readonly (readonly Card[])[],
  plays: readonly Play[],
): readonly IllegalPlay[] {
  return plays.flatMap(({ trick, seat, card, before }, index): readonly IllegalPlay[] => {
    const gone = new Set(plays.slice(0, index).map((earlier) => earlier.card))
    /* v8 ignore next -- every seat has a hand */
    const hand = (hands[seat] ?? []).filter((held) => !gone.has(held))
    const turn = { trump: deal.trump, hand, trick: before }
    const rule = ruleBroken(rules, turn, card)
    return rule === null ? [] : [{ trick, seat, card, legal: legalPlays(rules, turn).legal, rule }]
  })
}

function pointsBySide(rules: Rules, deal: PlayedDeal, winners: readonly Seat[]): readonly number[] {
  return sidesOf(rules).map((side) =>
    deal.tricks.reduce((total, cards, index) => {
      const winner = winners[index]
      return winner !== undefined && sideOf(rules, winner) === side ? total + pilePoints(cards, deal.trump) : total
    }, 0),
  )
}

function lastTrickOf(rules: Rules, winners: readonly Seat[]): Side | null {
  const last = winners[handSize(rules) - 1]
  return last === undefined ? null : sideOf(rules, last)
}

function toHand(deal: PlayedDeal, found: Pick<Audit, 'cardPoints' | 'lastTrick' | 'tricks'>): PlayedHand {
  const { taker, trump, melds, bela, bid, multiplier, big } = deal
  const { cardPoints, lastTrick, tricks } = found
  return {
    kind: 'played',
    taker,
    trump,
    cardPoints,
    lastTrick,
    tricks,
    melds,
    bela,
    bid,
    multiplier,
    big,
    revoke: null,
    dealer: null,
  }
}
