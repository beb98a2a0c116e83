import type { Game } from '@/lib/engine/game/ledger'
import type { Trump } from '@/lib/engine/table/card'
import type { PlayedHand } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import {
  belasAt,
  bidsAt,
  bigAt,
  carresAt,
  gameOf,
  multipliersAt,
  played,
  runsAt,
  takersAt,
  tricksFor,
  trumpsAt,
  type Declared,
  type Depth,
} from './reports'
import { edgeSplits, everySplit, sidesAt, type Split } from './splits'

/**
 * Yields every split of the card points with nothing declared. Three players at a changed table have only the splits at the
 * edges.
 */
export function* splits(rules: Rules, depth: Depth): Generator<Game> {
  for (const trump of trumpsAt(rules)) {
    const nothing = sidesAt(rules).map(() => 0)
    const every =
      rules.players === 3 && depth === 'edges' ? edgesOfAnyLast(rules, trump, nothing) : everySplit(rules, trump)
    for (const cardPoints of every) {
      for (const tricks of tricksFor(rules, cardPoints)) {
        for (const lastTrick of sidesAt(rules)) {
          for (const taker of takersAt(rules)) {
            for (const multiplier of multipliersAt(rules)) {
              for (const big of bigAt(rules)) {
                for (const bid of bidsAt(rules)) {
                  yield gameOf(rules, [played({ taker, trump, cardPoints, lastTrick, tricks, bid, multiplier, big })])
                }
              }
            }
          }
        }
      }
    }
  }
}

function* edgesOfAnyLast(rules: Rules, trump: Trump, extra: readonly number[]): Generator<Split> {
  for (const last of sidesAt(rules)) {
    yield* edgeSplits(
      rules,
      trump,
      extra.map((points, side) => points + (side === last ? 10 : 0)),
    )
  }
}

/**
 * Yields every combination: at a rule set for two sides with every split, at other tables with the splits at which the verdict
 * turns.
 */
export function* product(rules: Rules, depth: Depth): Generator<Game> {
  for (const trump of trumpsAt(rules)) {
    for (const bela of belasAt(rules, trump)) {
      for (const declared of runsAt(rules, 'each-sum')) {
        for (const lastTrick of sidesAt(rules)) {
          yield* withCards(rules, depth, { trump, bela, declared, lastTrick })
        }
      }
      for (const declared of carresAt(rules)) {
        for (const lastTrick of sidesAt(rules)) yield* withCards(rules, 'edges', { trump, bela, declared, lastTrick })
      }
      if (depth === 'edges') continue
      for (const declared of runsAt(rules, 'each-list')) {
        yield* withCards(rules, 'edges', { trump, bela, declared, lastTrick: 0 })
      }
    }
  }
}

interface Besides {
  readonly trump: Trump
  readonly bela: readonly number[]
  readonly declared: Declared
  readonly lastTrick: number
}

function* withCards(rules: Rules, depth: Depth, besides: Besides): Generator<Game> {
  const { trump, bela, declared, lastTrick } = besides
  const extra = declared.points.map((points, side) => {
    const belas = bela.filter((seat) => (rules.players === 4 ? seat % 2 : seat) === side).length
    return points + 20 * belas + (side === lastTrick ? 10 : 0)
  })
  const isWhole = depth === 'whole' && rules.players !== 3
  const edges = edgeSplits(rules, trump, extra)
  const hands = waysToPlay(rules, depth).map((way) => played({ trump, bela, melds: declared.melds, lastTrick, ...way }))
  for (const cardPoints of isWhole ? everySplit(rules, trump) : edges) {
    for (const tricks of tricksFor(rules, cardPoints)) {
      for (const hand of hands) yield gameOf(rules, [{ ...hand, cardPoints, tricks }])
    }
  }
  for (const cardPoints of edges.slice(0, 9)) {
    for (const revoke of sidesAt(rules)) {
      for (const hand of hands) yield gameOf(rules, [{ ...hand, cardPoints, revoke }])
    }
  }
}

type WayToPlay = Pick<PlayedHand, 'bid' | 'multiplier' | 'big'>

/**
 * Returns the ways to play a hand; at a changed table only undoubled and with the highest multiplier. One taker stands for all.
 */
function waysToPlay(rules: Rules, depth: Depth): readonly WayToPlay[] {
  const levels = multipliersAt(rules).filter((times) => depth === 'whole' || times === 1 || times === rules.doubling)
  return levels.flatMap((multiplier) =>
    bigAt(rules).flatMap((big) => bidsAt(rules).map((bid): WayToPlay => ({ bid, multiplier, big }))),
  )
}
