import type { Game } from '@/lib/engine/game/ledger'
import type { Rank, Suit } from '@/lib/engine/table/card'
import type { Meld } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import { belasAt, gameOf, played, tricksAt, trumpsAt } from './reports'
import { sidesAt, sumsAt } from './splits'

const RANKS: readonly Rank[] = ['A', 'K', 'Q', 'J', '10', '9', '8', '7']
const LENGTHS = [3, 4, 5, 6, 7, 8] as const

interface Face {
  readonly run: number
  readonly top: Rank | null
  readonly suit: Suit | null
}

const meldOf = (seat: number, face: Face): Meld => ({ kind: 'run', seat, ...face })

/** Returns every run that the pack has in these suits. */
const runsIn = (suits: readonly Suit[]): readonly Face[] =>
  suits.flatMap((suit) => LENGTHS.flatMap((run) => RANKS.slice(0, 9 - run).map((top): Face => ({ run, top, suit }))))

/** Returns the pairs of seats whose runs are compared, of two sides and of partners, in the order of declaring. */
const pairsAt = (rules: Rules): readonly (readonly [number, number])[] => {
  if (rules.players === 4)
    return [
      [0, 1],
      [1, 2],
      [0, 2],
    ]
  if (rules.players === 3)
    return [
      [0, 1],
      [1, 0],
      [1, 2],
    ]
  return [
    [0, 1],
    [1, 0],
  ]
}

/** Yields a hand in which every side took a trick, and hands in which one side took all of them. */
function* withTricks(rules: Rules, melds: readonly Meld[], bela: readonly number[] = []): Generator<Game> {
  const all = tricksAt(rules)
  const sides = sidesAt(rules)
  for (const trump of trumpsAt(rules)) {
    if (trump === 'none' && bela.length > 0) continue
    const sum = sumsAt(rules, trump).at(-1) ?? 0
    const shared = sides.map((side) => (side === 0 ? sum - 50 * (sides.length - 1) : 50))
    yield gameOf(rules, [played({ trump, cardPoints: shared, melds, bela })])
    for (const lastTrick of [0, 1]) {
      const cardPoints = sides.map((side) => (side === lastTrick ? sum : 0))
      const tricks = sides.map((side) => (side === lastTrick ? all : 0))
      yield gameOf(rules, [played({ trump, cardPoints, lastTrick, tricks, melds, bela })])
    }
  }
}

/** Yields every fully known run against every other, and likewise fours of a kind if they are played. */
export function* contests(rules: Rules): Generator<Game> {
  for (const [first, second] of pairsAt(rules)) {
    for (const one of runsIn(['hearts', 'spades'])) {
      for (const other of runsIn(['hearts', 'spades', 'diamonds'])) {
        yield* withTricks(rules, [meldOf(first, one), meldOf(second, other)])
      }
    }
  }
  yield* carres(rules)
}

function* carres(rules: Rules): Generator<Game> {
  const beside: readonly (readonly Meld[])[] = [[], [meldOf(1, { run: 4, top: '10', suit: 'spades' })]]
  for (const four of RANKS) {
    for (const seat of [0, 1]) {
      for (const other of RANKS) {
        for (const against of [0, 1]) {
          const fours: readonly Meld[] = [
            { kind: 'four', seat, four },
            { kind: 'four', seat: against, four: other },
          ]
          for (const runs of beside) yield* withTricks(rules, [...fours, ...runs])
        }
      }
      for (const bela of belasAt(rules, 'hearts')) yield* withTricks(rules, [{ kind: 'four', seat, four }], bela)
    }
  }
}

const SAID_TOPS: readonly (Rank | null)[] = [null, 'A', 'Q', '10', '9']
const SAID_SUITS: readonly (Suit | null)[] = [null, 'hearts', 'spades']

/** Returns what can be said of one run, from its length alone to everything. */
const said = (lengths: readonly number[]): readonly Face[] =>
  lengths.flatMap((run) => SAID_TOPS.flatMap((top) => SAID_SUITS.map((suit): Face => ({ run, top, suit }))))

const isHalf = ({ top, suit }: Face): boolean => top === null || suit === null

/** Yields runs of which something was not said. */
export function* halfSaid(rules: Rules): Generator<Game> {
  for (const face of said([2, 3, 4, 5, 6, 7, 8, 9])) {
    for (const bela of belasAt(rules, 'hearts')) yield* withTricks(rules, [meldOf(0, face)], bela)
  }
  for (const [first, second] of pairsAt(rules)) {
    for (const one of said([3, 4, 5, 7])) {
      for (const other of said([3, 4, 5])) {
        if (isHalf(one) || isHalf(other)) yield* withTricks(rules, [meldOf(first, one), meldOf(second, other)])
      }
    }
  }
}
