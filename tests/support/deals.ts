import fc from 'fast-check'
import {
  makeCard,
  naturalOrder,
  RANKS,
  rankOf,
  SUITS,
  suitOf,
  type Card,
  type Rank,
  type Trump,
} from '@/lib/engine/table/card'
import { cardPoints } from '@/lib/engine/table/deck'
import type { Meld } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'

const PACK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank) => makeCard(rank, suit)))
const CLUMPS: readonly (readonly Card[])[] = SUITS.flatMap((suit, row) => {
  const cards = RANKS.map((rank) => makeCard(rank, suit))
  const cuts =
    [
      [0, 3, 6, 8],
      [0, 4, 8],
      [0, 3, 8],
      [0, 5, 8],
    ][row] ?? []
  return cuts.slice(1).map((end, index) => cards.slice(cuts[index], end))
})

/** Draws a pack, shuffled well, or badly so that many hands have runs. */
export const anyDeck: fc.Arbitrary<readonly Card[]> = fc.oneof(
  { weight: 2, arbitrary: fc.shuffledSubarray([...PACK], { minLength: 32, maxLength: 32 }) },
  {
    weight: 1,
    arbitrary: fc
      .shuffledSubarray([...CLUMPS], { minLength: CLUMPS.length, maxLength: CLUMPS.length })
      .map((clumps) => clumps.flat()),
  },
)

export const tricksIn = (rules: Rules): number => (rules.players === 4 ? 8 : 9)
export const sideOfSeat = (rules: Rules, seat: number): number => (rules.players === 4 ? seat % 2 : seat)
export const sidesAt = (rules: Rules): number => (rules.players === 4 ? 2 : rules.players)

/** Returns the hands of a deal, by seat, from the pack that this table uses. */
export function dealHands(rules: Rules, deck: readonly Card[]): readonly (readonly Card[])[] {
  const size = tricksIn(rules)
  const pack = rules.pack === 28 ? deck.filter((card) => rankOf(card) !== '7') : deck
  return Array.from({ length: rules.players }, (_, seat) => pack.slice(seat * size, (seat + 1) * size))
}

/** Returns the card points by side, if trick `t` consists of the `t`-th card of every hand and goes to side `winners[t]`. */
export function pointsTaken(
  rules: Rules,
  hands: readonly (readonly Card[])[],
  winners: readonly number[],
  trump: Trump,
): readonly number[] {
  const points = Array.from({ length: sidesAt(rules) }, () => 0)
  for (const [trick, side] of winners.entries()) {
    for (const hand of hands) {
      const card = hand[trick]
      if (card !== undefined) points[side] = (points[side] ?? 0) + cardPoints(card, trump)
    }
  }
  return points
}

/** Returns the unbroken runs of three or more cards in a hand. */
export function heldRuns(hand: readonly Card[]): readonly (readonly Card[])[] {
  return SUITS.flatMap((suit) => {
    const runs: Card[][] = [[]]
    for (const rank of RANKS) {
      const card = hand.find((held) => suitOf(held) === suit && rankOf(held) === rank)
      if (card === undefined) runs.push([])
      else runs.at(-1)?.push(card)
    }
    return runs.filter((run) => run.length >= 3)
  })
}

export const heldFours = (hand: readonly Card[]): readonly Rank[] =>
  RANKS.filter((rank) => hand.filter((card) => rankOf(card) === rank).length === 4)

/** Returns the number of trump suits with king and queen in a hand. */
export const heldBelas = (hand: readonly Card[], trump: Trump): number =>
  SUITS.filter((suit) => trump === 'all' || trump === suit).filter((suit) =>
    (['K', 'Q'] as const).every((rank) => hand.includes(makeCard(rank, suit))),
  ).length

/** The ways to write a run, from all its cards to its length only. */
export const SAID = ['cards', 'all', 'top', 'suit', 'length'] as const

export function noteRun(seat: number, cards: readonly Card[], how: (typeof SAID)[number]): Meld {
  const first = cards[0]
  if (how === 'cards' || first === undefined) return { kind: 'cards', seat, cards }
  const highest = cards.reduce((a, b) => (naturalOrder(rankOf(a)) <= naturalOrder(rankOf(b)) ? a : b))
  return {
    kind: 'run',
    seat,
    run: cards.length,
    top: how === 'all' || how === 'top' ? rankOf(highest) : null,
    suit: how === 'all' || how === 'suit' ? suitOf(first) : null,
  }
}
