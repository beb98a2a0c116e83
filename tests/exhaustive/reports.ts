import type { Game } from '@/lib/engine/game/ledger'
import type { Rank, Suit, Trump } from '@/lib/engine/table/card'
import {
  type Bid,
  type CountedHand,
  type Hand,
  isContested,
  type Meld,
  type Multiplier,
  type PlayedHand,
} from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import { counted as aCountedHand, played as aPlayedHand } from '../support/builders'
import { valueOfRun } from '../support/naive-melds'
import { sidesAt } from './splits'

/** The depth of the search: a rule set is scored as a whole, a changed value only at the edges where something turns. */
export type Depth = 'whole' | 'edges'

// The facts that a table could report besides card points: tricks, runs, belas, doubling.

export interface At {
  readonly dealer?: number
  readonly totals?: readonly number[]
  readonly heldOver?: number
  readonly hands?: number
}

const NOTHING: readonly (readonly number[])[] = [[], [0], [0, 0], [0, 0, 0]]

/** Returns a game of these hands alone. It starts from nothing unless `at` says otherwise. */
export const gameOf = (rules: Rules, hands: readonly Hand[], at: At = {}): Game => ({
  rules,
  dealer: at.dealer ?? 0,
  start: {
    totals: at.totals ?? NOTHING[sidesAt(rules).length] ?? [],
    heldOver: at.heldOver ?? 0,
    ...(at.hands === undefined ? {} : { hands: at.hands }),
  },
  hands: hands.map((hand) => withBid(rules, hand)),
})

/** Adds the lowest bid to a hand without one, at tables that bid points. */
const withBid = (rules: Rules, hand: Hand): Hand =>
  rules.auction === 'bids' && isContested(hand) && hand.bid === null ? { ...hand, bid: rules.bidStart } : hand

/** Returns the bids at which a verdict turns, and all the tricks; `null` alone at tables without bids. */
export const bidsAt = (rules: Rules): readonly (Bid | null)[] =>
  rules.auction === 'bids'
    ? [...new Set([rules.bidStart, Math.min(130, rules.bidTop), rules.bidTop, 'capot' as const])]
    : [null]

export const played = (said: Partial<PlayedHand>): PlayedHand =>
  aPlayedHand({ cardPoints: [], lastTrick: 0, tricks: null, ...said })

export const counted = (said: Partial<CountedHand>): CountedHand =>
  aCountedHand({ totals: [], trump: 'hearts', ...said })

export const seatsAt = (rules: Rules): readonly number[] => [0, 1, 2, 3].slice(0, rules.players)
export const tricksAt = (rules: Rules): number => (rules.players === 4 ? 8 : 9)

/** Returns the trumps that score differently: one suit stands for all four. */
export const trumpsAt = (rules: Rules): readonly Trump[] => {
  if (rules.auction === 'contracts') return ['hearts', 'none', 'all']
  return rules.forcedNoTrump === 'allowed' ? ['hearts', 'none'] : ['hearts']
}

export const multipliersAt = (rules: Rules): readonly Multiplier[] =>
  rules.doubling === 3 ? [1, 2, 3] : ([1, 2, 4, 8] as const).filter((times) => times <= rules.doubling)

export const bigAt = (rules: Rules): readonly boolean[] => (rules.big === 'allowed' ? [false, true] : [false])

/**
 * Returns a taker of each side at tables with two sides. With three players one stands for all, because the table can be turned.
 */
export const takersAt = (rules: Rules): readonly number[] => (rules.players === 3 ? [0] : [0, 1])

/**
 * Yields `null` for tricks that were not said and, if a side has so few card points that it may have taken none, the counts that
 * matter.
 */
export function* tricksFor(rules: Rules, points: readonly (number | null)[]): Generator<readonly number[] | null> {
  yield null
  if (points.every((each) => each === null || each > 1)) return
  const all = tricksAt(rules)
  const poor = points.flatMap((each, side) => (each !== null && each < 2 ? [side] : []))
  const sides = points.map((_, side) => side)
  const share = (without: readonly number[]) => {
    const some = sides.filter((side) => !without.includes(side))
    return sides.map((side) => (without.includes(side) ? 0 : side === some[0] ? all - some.length + 1 : 1))
  }
  yield share([])
  for (const side of poor) yield share([side])
  for (const side of sides) if (poor.length > 1) yield share(sides.filter((other) => other !== side))
}

/** Declarations: runs by holder and length, or fours of a kind. */
export interface Declared {
  readonly melds: readonly Meld[]
  /** Their points by side, if they count. */
  readonly points: readonly number[]
}

const SUITS: readonly Suit[] = ['spades', 'diamonds', 'clubs', 'hearts']
const TOPS: readonly Rank[] = ['A', 'K', 'Q', 'J', '10', '9']

/** The lengths of the runs that one hand can have together. */
const LENGTHS: readonly (readonly number[])[] = [
  [3],
  [4],
  [5],
  [6],
  [7],
  [8],
  [3, 3],
  [4, 3],
  [5, 3],
  [6, 3],
  [4, 4],
  [5, 4],
  [3, 3, 3],
]

/** Returns every list of runs that the players of one side can have, or one list for each sum. */
function listsOf(rules: Rules, side: number, every: boolean): readonly Declared[] {
  const longest = rules.pack === 28 ? 7 : 8
  const lengths = LENGTHS.filter(
    (list) => list.reduce((a, b) => a + b, 0) <= tricksAt(rules) && Math.max(...list) <= longest,
  )
  const partner = rules.players === 4 ? [[], ...lengths] : [[]]
  const found = new Map<string, Declared>()
  for (const own of lengths) {
    for (const other of partner) {
      if (own.length + other.length > 4) continue
      const all = [...own, ...other]
      const points = all.reduce((sum, length) => sum + valueOfRun(length, rules.longRuns), 0)
      const key = every ? [own, other].join(' ') : String(points)
      if (found.has(key)) continue
      const runs = all.map((run, place): Meld => {
        const suit = SUITS[place] ?? 'spades'
        return { kind: 'run', seat: place < own.length ? side : side + 2, run, top: TOPS[longest - run] ?? 'A', suit }
      })
      found.set(key, { melds: runs, points: sidesAt(rules).map((each) => (each === side ? points : 0)) })
    }
  }
  return [...found.values()]
}

/** Returns no declarations, and everything that one side alone can have declared: one list for each sum, or each list of runs. */
export function runsAt(rules: Rules, which: 'each-sum' | 'each-list'): readonly Declared[] {
  const nothing: Declared = { melds: [], points: sidesAt(rules).map(() => 0) }
  if (rules.runs === 'no') return [nothing]
  return [nothing, ...sidesAt(rules).flatMap((side) => listsOf(rules, side, which === 'each-list'))]
}

/** Returns a four of a kind of each value on each side, if fours are played. They count in addition to the runs. */
export function carresAt(rules: Rules): readonly Declared[] {
  if (rules.carres === 'no') return []
  const values = [
    ['J', 200],
    ['9', 150],
    ['A', 100],
  ] as const
  return sidesAt(rules).flatMap((side) =>
    values.map(([four, value]): Declared => {
      const points = sidesAt(rules).map((each) => (each === side ? value : 0))
      return { melds: [{ kind: 'four', seat: side, four }], points }
    }),
  )
}

/** Returns the seats that can announce bela: none or any one, and at all trumps also several or one several times. */
export function belasAt(rules: Rules, trump: Trump): readonly (readonly number[])[] {
  if (trump === 'none') return [[]]
  const one = sidesAt(rules).map((seat) => [seat])
  return trump === 'all' ? [[], ...one, [0, 1], [0, 0], [1, 1], [0, 2, 1], [0, 0, 2, 2]] : [[], ...one]
}
