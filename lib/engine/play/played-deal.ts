import { leaderOf } from '../bidding/bidding'
import type { Card, Trump } from '../table/card'
import type { Bid, Meld, Multiplier } from '../table/hand'
import type { Rules } from '../table/options'
import { seatsOf, type Seat } from '../table/seats'
import { winningPlace } from '../table/trick'

/** A whole deal as it was played: the cards of each trick in the order in which they were played. */
export interface PlayedDeal {
  readonly dealer: Seat
  readonly taker: Seat
  readonly trump: Trump
  /** By seat, after the exchange. `null`: not recorded, so each hand is what its player played. */
  readonly hands: readonly (readonly Card[])[] | null
  readonly tricks: readonly (readonly Card[])[]
  readonly melds: readonly Meld[]
  readonly bela: readonly Seat[]
  readonly bid: Bid | null
  readonly multiplier: Multiplier
  readonly big: boolean
}

/** One card that was played: its trick (from 1), its player, and the cards played before it in that trick. */
export interface Play {
  readonly trick: number
  readonly seat: Seat
  readonly card: Card
  readonly before: readonly Card[]
}

/**
 * Returns the cards trick by trick with their players, the winners of complete tricks, and the seat that leads next. The winner
 * of a trick leads to the next.
 */
export function layOut(
  rules: Rules,
  deal: Pick<PlayedDeal, 'dealer' | 'taker' | 'trump' | 'tricks'>,
): { readonly plays: readonly Play[]; readonly winners: readonly Seat[]; readonly leader: Seat } {
  let leader = leaderOf(rules, deal.dealer, deal.taker)
  const winners: Seat[] = []
  const plays: Play[] = []
  for (const [index, cards] of deal.tricks.entries()) {
    for (const [place, card] of cards.entries()) {
      plays.push({ trick: index + 1, seat: (leader + place) % rules.players, card, before: cards.slice(0, place) })
    }
    const place = cards.length === rules.players ? winningPlace(cards, deal.trump) : null
    if (place === null) break
    leader = (leader + place) % rules.players
    winners.push(leader)
  }
  return { plays, winners, leader }
}

/** Returns the recorded hands or, if there are none, what each player played. */
export const dealtHands = (
  rules: Rules,
  hands: PlayedDeal['hands'],
  plays: readonly Play[],
): readonly (readonly Card[])[] =>
  hands ?? seatsOf(rules).map((seat) => plays.filter((play) => play.seat === seat).map(({ card }) => card))
