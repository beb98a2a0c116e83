import fc from 'fast-check'
import type { Game } from '@/lib/engine/game/ledger'
import { RANKS, SUITS, TRUMPS } from '@/lib/engine/table/card'
import { type Hand, type Meld, type PlayedHand, MULTIPLIERS } from '@/lib/engine/table/hand'

const anySlip = fc.record({
  what: fc.nat(13),
  hand: fc.nat(20),
  side: fc.nat(2),
  seat: fc.nat(3),
  by: fc.integer({ min: -160, max: 160 }),
  one: fc.constantFrom(-1, 1),
  trump: fc.constantFrom(...TRUMPS),
  multiplier: fc.constantFrom(...MULTIPLIERS),
  rank: fc.constantFrom(...RANKS),
  suit: fc.constantFrom(...SUITS),
  length: fc.integer({ min: 2, max: 9 }),
  unsaid: fc.nat(3),
})

type Slip = typeof anySlip extends fc.Arbitrary<infer S> ? S : never

const moved = (numbers: readonly number[], side: number, by: number): readonly number[] =>
  numbers.map((number, index) => (index === side % numbers.length ? number + by : number))

const movedOrUnsaid = (numbers: readonly (number | null)[], side: number, by: number): readonly (number | null)[] =>
  numbers.map((number, index) => (index === side % numbers.length && number !== null ? number + by : number))

function strayMeld(slip: Slip, players: number): Meld {
  const seat = slip.seat % players
  if (slip.unsaid === 3) return { kind: 'four', seat, four: slip.rank }
  return {
    kind: 'run',
    seat,
    run: slip.length,
    top: slip.unsaid === 1 ? null : slip.rank,
    suit: slip.unsaid === 2 ? null : slip.suit,
  }
}

function spoilPlayed(hand: PlayedHand, slip: Slip, players: number): Hand {
  switch (slip.what) {
    case 4:
      return { ...hand, cardPoints: movedOrUnsaid(hand.cardPoints, slip.side, slip.one) }
    case 5:
    case 6:
      return { ...hand, melds: [...hand.melds, strayMeld(slip, players)] }
    case 7:
      return { ...hand, bela: [...hand.bela, slip.seat % players] }
    case 8:
      return { ...hand, melds: [...hand.melds, ...hand.melds.slice(0, 1)] }
    case 9:
      return { ...hand, lastTrick: slip.side % hand.cardPoints.length }
    case 10:
      return { ...hand, cardPoints: hand.cardPoints.map((points, side) => (side === 0 ? null : points)) }
    case 11:
      return { ...hand, melds: [strayMeld(slip, players)] }
    default:
      return { ...hand, cardPoints: movedOrUnsaid(hand.cardPoints, slip.side, slip.by) }
  }
}

/** Returns a hand with one mistake in it; with some mistakes it is still possible. */
function spoil(hand: Hand, slip: Slip, players: number): Hand {
  if (hand.kind === 'thrown-in' || hand.kind === 'agreed') return hand
  if (slip.what === 0) return { ...hand, trump: slip.trump }
  if (hand.kind === 'claimed') {
    if (slip.what === 1) return { ...hand, afterTrick: slip.by }
    if (slip.what === 2) return { ...hand, cardPoints: slip.by }
    return { ...hand, bela: 'announced' }
  }
  if (slip.what === 1) return { ...hand, multiplier: slip.multiplier }
  if (slip.what === 2) return { ...hand, big: true }
  if (slip.what === 3) return { ...hand, tricks: hand.tricks === null ? null : moved(hand.tricks, slip.side, slip.one) }
  if (slip.what === 12 && hand.tricks !== null) {
    const all = hand.tricks.reduce((a, b) => a + b, 0)
    return { ...hand, tricks: hand.tricks.map((_, side) => (side === slip.side % 2 ? all : 0)) }
  }
  if (hand.kind === 'counted') return { ...hand, totals: moved(hand.totals, slip.side, slip.by) }
  return spoilPlayed(hand, slip, players)
}

/** Draws the games of `anyGames` with one or two mistakes in them. */
export const spoilt = (anyGames: fc.Arbitrary<Game>): fc.Arbitrary<Game> =>
  fc.tuple(anyGames, fc.array(anySlip, { minLength: 1, maxLength: 2 })).map(([game, slips]) => ({
    ...game,
    hands: slips.reduce<readonly Hand[]>(
      (hands, slip) =>
        hands.map((hand, index) => (index === slip.hand % hands.length ? spoil(hand, slip, game.rules.players) : hand)),
      game.hands,
    ),
  }))
