import type { Game } from '@/lib/engine/game/ledger'
import type { Trump } from '@/lib/engine/table/card'
import type { Bid } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import { bidsAt, bigAt, counted, gameOf, multipliersAt, takersAt, tricksFor, trumpsAt, type Depth } from './reports'
import { sidesAt, sumsAt } from './splits'

/** Yields totals that were spoken at the table, with every choice of facts that were not said with them. */
export function* counts(rules: Rules, depth: Depth): Generator<Game> {
  for (const totals of totalsOf(rules, depth)) {
    for (const trump of [null, ...trumpsAt(rules)]) {
      for (const tricks of tricksFor(
        rules,
        totals.map((points) => (points % 10 === 0 ? 0 : points)),
      )) {
        for (const lastTrick of tricks === null ? [null] : [null, ...sidesAt(rules)]) {
          for (const taker of takersAt(rules)) {
            for (const multiplier of multipliersAt(rules)) {
              for (const big of bigAt(rules)) {
                for (const [bid, bela] of saidBeside(rules)) {
                  const hand = counted({ taker, totals, trump, bela, bid, lastTrick, tricks, multiplier, big })
                  yield gameOf(rules, [hand])
                  if (lastTrick === null && taker === 0) {
                    yield gameOf(rules, [hand], { totals: totals.map((points) => rules.target - points) })
                  }
                }
              }
            }
          }
        }
      }
    }
  }
}

/** Returns the bids, and the belas in the totals, if a result can depend on them. */
function saidBeside(rules: Rules): readonly (readonly [Bid | null, readonly number[]])[] {
  const isAsked = rules.belaDecides === 'no' || rules.belaKept === 'yes'
  const belas = isAsked ? [[], ...sidesAt(rules).map((side) => [side])] : [[]]
  return bidsAt(rules).flatMap((bid) => belas.map((bela) => [bid, bela] as const))
}

function* totalsOf(rules: Rules, depth: Depth): Generator<readonly number[]> {
  if (rules.players === 4) yield* ofFour(rules, depth)
  else if (rules.players === 2) yield* ofTwo(depth)
  else yield* ofThree(depth)
}

/** Yields totals of two sides that share a pack and tens of declarations; other sums are refused. */
function* ofFour(rules: Rules, depth: Depth): Generator<readonly number[]> {
  // All the tricks can bring nine or ten tens more.
  const more = rules.sweep === '252' || rules.sweep === '262' ? [9, 10, 11] : []
  const tens = [...(depth === 'whole' ? [0, 2, 4, 5, 6, 7, 8, 10, 12, 20, 38] : [0, 5, 7]), ...more]
  for (const trump of trumpsAt(rules)) {
    for (const more of tens) {
      const sum = (sumsAt(rules, trump)[0] ?? 0) + 10 + more * 10
      const level = Math.floor(sum / 2)
      for (let a = 0; a <= sum; a += 1) {
        const isEdge = Math.abs(a - level) < 12 || a < 12 || a > sum - 12
        if (depth === 'whole' || isEdge) yield [a, sum - a]
      }
    }
    yield* [
      [sumOff(rules, trump), 0],
      [80, sumOff(rules, trump) - 80],
      [360, 0],
      [380, 20],
      [360, 50],
      [-10, 172],
      // The sums of all cards at no trumps and at all trumps, also at tables without these trumps.
      [130, 0],
      [20, 110],
      [65, 65],
      [0, 258],
      [238, 20],
      [129, 129],
    ]
  }
}

const sumOff = (rules: Rules, trump: Trump): number => (sumsAt(rules, trump)[0] ?? 0) + 11

function* ofTwo(depth: Depth): Generator<readonly number[]> {
  for (let a = 0; a <= 276; a += 1) {
    if (depth === 'whole' && a <= 180) for (let b = 0; b <= 180; b += 1) yield [a, b]
    for (const b of [a - 1, a, a + 1, 0, 20, 50, 276 - a]) if (b >= 0) yield [a, b]
  }
  yield [-1, 100]
}

function* ofThree(depth: Depth): Generator<readonly number[]> {
  for (let a = 0; a <= 180; a += depth === 'whole' ? 1 : 3) {
    for (const b of new Set([0, 20, 50, a - 1, a, a + 1, Math.floor(a / 2)])) {
      for (const c of new Set([0, 20, 51, a - 1, a, a + 1, b, b + 1, a - b])) if (b >= 0 && c >= 0) yield [a, b, c]
    }
  }
  yield [-1, 50, 100]
}
