import type { Rules } from '../table/options'
import { sideOf, type Seat, type Side } from '../table/seats'
import { addBests, bestsIn, bestsWith, LEVEL, NONE, noSets, type BestsBySet } from './bests'
import { layoutOf, RUNS_IN_SUIT, type Layout } from './layout'
import type { Declared, Placeable } from './placeable'
import type { SuitWay } from './suit-ways'

/**
 * Returns the sides that can have the best declaration (`null`: no one), each with a seat that can. It tries every open fact of a
 * run, in all ways in which no card is used twice and only the holder of an announced bela uses its king or queen. Empty if the
 * declarations are impossible.
 */
export function bestHolders(rules: Rules, declared: Declared): ReadonlyMap<Side | null, Seat | null> {
  const found = new Map<Side | null, Seat | null>()
  const layout = layoutOf(rules, declared)
  if (layout === null) return found
  const competing = layout.melds.filter(({ places }) => places.some(({ worth }) => worth > 0))
  if (competing.length === 0 && bestsAt(layout, Infinity) !== 0) found.set(null, null)
  const most = mostHolders(rules, competing)
  for (const worth of worthsOfBest(competing)) {
    const bests = bestsAt(layout, worth)
    for (const { bit, seat } of competing) if ((bests & bit) !== 0) addNew(found, sideOf(rules, seat), seat)
    if ((bests & LEVEL) !== 0) addNew(found, null, null)
    if (found.size === most) break
  }
  return found
}

function addNew(found: Map<Side | null, Seat | null>, side: Side | null, seat: Seat | null): void {
  if (!found.has(side)) found.set(side, seat)
}

/** Returns the number of results: each side that competes and, if equal runs of two sides cancel each other, no one as well. */
function mostHolders(rules: Rules, competing: readonly Placeable[]): number {
  const sides = new Set(competing.map(({ seat }) => sideOf(rules, seat)))
  return sides.size + Number(rules.equalRuns === 'nobody' && sides.size > 1)
}

/** Returns how good the best declaration can be, best first: no less than the worst that any single one can be. */
function worthsOfBest(competing: readonly Placeable[]): readonly number[] {
  let least = 0
  for (const { places } of competing) {
    least = Math.max(
      least,
      places.reduce((lowest, { worth }) => Math.min(lowest, worth), Infinity),
    )
  }
  const worths = new Set<number>()
  for (const { places } of competing) {
    for (const { worth } of places) if (worth >= least) worths.add(worth)
  }
  return [...worths].sort((one, other) => other - one)
}

/** Tells whether the declarations can be placed in any way. */
export function canBePlaced(rules: Rules, declared: Declared): boolean {
  const layout = layoutOf(rules, declared)
  return layout !== null && bestsAt(layout, Infinity) !== 0
}

/**
 * Returns the bits of the declarations that can be the best, or the first of the best, if the best is worth this; 0 if nothing is
 * possible. It fills suit by suit, with one entry for all ways to have laid the same declarations.
 */
function bestsAt(layout: Layout, worth: number): number {
  const { known, suits, runs, belas, groups } = layout
  const start = known.reduce((bests, one) => bestsWith(groups, bests, bestsOf(one, worth)), NONE)
  if (suits.length === 0) return start
  let laid = noSets(runs | belas)
  addBests(laid, 0, start)
  for (const [index, ways] of suits.entries()) {
    const inSuit = noSets(runs | belas)
    for (const way of ways) addBests(inSuit, way.holds, bestsOf(way, worth))
    laid = withSuit(layout, laid, inSuit, suits.length - 1 - index)
  }
  return bestsIn(laid, runs | belas)
}

/** Returns the best ones with a further suit. It leaves out what would not fit into the suits that are left. */
function withSuit({ runs, belas, groups }: Layout, laid: BestsBySet, inSuit: BestsBySet, left: number): BestsBySet {
  const found = noSets(runs | belas)
  for (const held of laid.sets) {
    for (const holds of inSuit.sets) {
      if ((held & holds) !== 0) continue
      const both = held | holds
      if (countOf(runs & ~both) > RUNS_IN_SUIT * left || countOf(belas & ~both) > left) continue
      addBests(found, both, bestsWith(groups, bestsIn(laid, held), bestsIn(inSuit, holds)))
    }
  }
  return found
}

function bestsOf(way: SuitWay, worth: number): number {
  if (way.worth > worth) return 0
  return way.worth === worth ? way.best : NONE
}

/** Returns how many bits are set. */
function countOf(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count += 1
  return count
}
