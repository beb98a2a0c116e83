import { FOUR_RANKS, fourCards, runCards, runsIn } from '../engine/melds/meld-values'
import { isSuit, makeCard, SUITS, type Card, type Trump } from '../engine/table/card'
import { cardPoints, handSize, isTrumpSuit, packOf, trumpsOf } from '../engine/table/deck'
import type { Meld } from '../engine/table/hand'
import type { Rules } from '../engine/table/options'
import { at, fromEldest, otherSides, seatsOf, sideOf, sidesOf, sum, type Seat, type Side } from '../engine/table/seats'
import type { Chance } from './chance'

/** A drawn deal: the cards of each player, and the side that took each trick. The figures of a question are counted from it. */
export interface DrawnDeal {
  readonly dealer: Seat
  readonly taker: Seat
  readonly trump: Trump
  readonly hands: readonly (readonly Card[])[]
  /** By trick; a trick is one card of each hand. */
  readonly winners: readonly Side[]
}

/** The way in which the tricks fall: at random to the sides, or all to one side. */
export type Tricks = 'shared' | 'swept'

export const suitsOf = (rules: Rules): readonly Trump[] => trumpsOf(rules).filter(isSuit)

/**
 * Deals a hand in one of these trumps. If the tricks are shared, the taker's side wins each with a chance of 35 to 74 percent.
 */
export function drawDeal(rules: Rules, chance: Chance, trumps: readonly Trump[], tricks: Tricks): DrawnDeal {
  const size = handSize(rules)
  const cards = chance.shuffled(packOf(rules.pack))
  const taker = chance.oneOf(seatsOf(rules))
  const side = sideOf(rules, taker)
  const share = 35 + chance.below(40)
  const sweeper = chance.oneOf([side, ...sidesOf(rules)])
  const winner = () => (chance.below(100) < share ? side : chance.oneOf(otherSides(rules, side)))
  return {
    dealer: chance.oneOf(seatsOf(rules)),
    taker,
    trump: chance.oneOf(trumps),
    hands: seatsOf(rules).map((seat) => cards.slice(seat * size, (seat + 1) * size)),
    winners: Array.from({ length: size }, () => (tricks === 'swept' ? sweeper : winner())),
  }
}

export const tricksOf = (rules: Rules, { winners }: DrawnDeal): readonly number[] =>
  sidesOf(rules).map((side) => winners.filter((winner) => winner === side).length)

/** Returns the card points of each side in the first `tricks` tricks, without the ten for the last trick. */
export function pilesOf(
  rules: Rules,
  { hands, winners, trump }: DrawnDeal,
  tricks = winners.length,
): readonly number[] {
  const worth = (trick: number) =>
    sum(hands.map((hand) => sum(hand.slice(trick, trick + 1).map((card) => cardPoints(card, trump)))))
  return sidesOf(rules).map((side) =>
    sum(winners.slice(0, tricks).map((winner, trick) => (winner === side ? worth(trick) : 0))),
  )
}

/** Returns every declaration in the hands, eldest hand first. A card in a four of a kind is not counted in a run as well. */
export const meldsIn = (rules: Rules, { dealer, hands }: DrawnDeal): readonly Meld[] =>
  fromEldest(rules, dealer).flatMap((seat) => {
    const hand = hands[seat] ?? []
    const fours =
      rules.carres === 'yes' ? FOUR_RANKS.filter((rank) => fourCards(rank).every((card) => hand.includes(card))) : []
    const rest = hand.filter((card) => !fours.some((rank) => fourCards(rank).includes(card)))
    const runs = rules.runs === 'yes' ? runsIn(rest) : []
    return [
      ...fours.map((four) => ({ kind: 'four', seat, four }) as const),
      ...runs.map((run) => ({ kind: 'cards', seat, cards: runCards(run) }) as const),
    ]
  })

/** Returns the seats that hold king and queen of a trump suit, once for each such suit. */
export const belaHolders = (rules: Rules, { hands, trump }: DrawnDeal): readonly Seat[] =>
  SUITS.filter((suit) => isTrumpSuit(suit, trump)).flatMap((suit) =>
    seatsOf(rules).filter((seat) => {
      const hand = hands[seat] ?? []
      return hand.includes(makeCard('K', suit)) && hand.includes(makeCard('Q', suit))
    }),
  )

/** Returns the side that took the last trick. */
export const lastOf = ({ winners }: DrawnDeal): Side => at(winners, winners.length - 1)
