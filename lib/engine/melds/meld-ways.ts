import { bitsOf, makeCard, SUITS, type Trump } from '../table/card'
import { isTrumpSuit } from '../table/deck'
import type { PlayedHand } from '../table/hand'
import type { Rules } from '../table/options'
import { at, sideOf, type Seat } from '../table/seats'
import { placesOf, type Place } from './known-runs'
import { competingWorth } from './meld-values'

/** The declarations of a table, belas included: a bela places two trumps. */
export type Declared = Pick<PlayedHand, 'melds' | 'trump' | 'bela'>

/** A declaration and the places where it can lie, the highest first. */
interface Lying {
  readonly seat: Seat
  readonly places: readonly Place[]
}

/** The best run: how good it is, who declared it first, and whether the other side has one as good. */
interface BestRun {
  readonly worth: number
  readonly seat: Seat
  readonly isShared: boolean
}

/**
 * Returns who can have the best run (`null`: no one). It goes through all ways to place the declarations so that no card is held
 * twice, and the king or queen of an announced bela only by its holder. Every open fact of a run is tried. Empty where the
 * declarations are impossible.
 */
export function bestHolders(rules: Rules, declared: Declared): ReadonlySet<Seat | null> {
  const found = new Set<Seat | null>()
  for (const belas of belaWays(declared)) {
    const all = lyingBeside(rules, declared, belas)
    if (all.every(({ places }) => places.length === 1)) addOnlyHolder(rules, declared.trump, all, found)
    else addHolders(rules, declared.trump, all, found)
  }
  return found
}

/** Everything was said: there is one way, if any. */
function addOnlyHolder(rules: Rules, trump: Trump, all: readonly Lying[], found: Set<Seat | null>): void {
  let used = 0
  let best: BestRun | null = null
  for (const { seat, places } of all) {
    for (const place of places) {
      if ((used & place.bits) !== 0) return
      used |= place.bits
      best = better(rules, best, competingWorth(rules, trump, place), seat)
    }
  }
  found.add(holderOf(rules, best))
}

/**
 * Lays one declaration after the other. What follows is left out where it can change nothing: all who
 * can have the best run are found, or no later run can be better, and what is left finds places.
 */
function addHolders(rules: Rules, trump: Trump, all: readonly Lying[], found: Set<Seat | null>): void {
  const most = all.map(({ places }) => Math.max(...worths(rules, trump, places.slice(0, SUITS.length))))
  const least = all.map(({ places }) => Math.min(...worths(rules, trump, places.slice(-SUITS.length))))
  const enough = mostHolders(
    rules,
    all.filter((_, index) => at(most, index) >= Math.max(...least)),
  )
  const lay = (index: number, used: number, best: BestRun | null): void => {
    if (found.size >= enough) return
    const lying = all[index]
    if (lying === undefined || isBeyond(rules, best, Math.max(...most.slice(index)))) {
      const holder = holderOf(rules, best)
      if (!found.has(holder) && fits(all, index, used)) found.add(holder)
      return
    }
    for (const place of lying.places) {
      if ((used & place.bits) !== 0) continue
      lay(index + 1, used | place.bits, better(rules, best, competingWorth(rules, trump, place), lying.seat))
    }
  }
  lay(0, 0, null)
}

const worths = (rules: Rules, trump: Trump, places: readonly Place[]): readonly number[] =>
  places.map((place) => competingWorth(rules, trump, place))

/** How many can have the best run: each seat whose run can be as good as the least of all, and where equal ones of two sides cancel each other no one. */
function mostHolders(rules: Rules, contenders: readonly Lying[]): number {
  const seats = new Set(contenders.map(({ seat }) => seat))
  const sides = new Set(contenders.map(({ seat }) => sideOf(rules, seat)))
  return seats.size + Number(rules.equalRuns === 'nobody' && sides.size > 1)
}

/** Tells whether runs worth no more than this leave the best one as it is. */
const isBeyond = (rules: Rules, best: BestRun | null, worth: number): boolean =>
  best !== null && (best.worth > worth || (best.worth === worth && rules.equalRuns === 'first-declared'))

/** The seat whose run is best, `null` where equal runs of two sides leave no one with one. */
const holderOf = (rules: Rules, best: BestRun | null): Seat | null =>
  best === null || (best.isShared && rules.equalRuns === 'nobody') ? null : best.seat

/** Tells whether there is any such way; the first one answers it. */
export const canLie = (rules: Rules, declared: Declared): boolean =>
  belaWays(declared).some((belas) => fits(lyingBeside(rules, declared, belas), 0, 0))

/**
 * Tells whether these declarations, from one of them on, find places beside the cards in use. If some cards leave no place for
 * the rest once, they never do.
 */
function fits(all: readonly Lying[], from: number, inUse: number): boolean {
  const hopeless: Set<number>[] = []
  const fitsFrom = (index: number, used: number): boolean => {
    const lying = all[index]
    if (lying === undefined) return true
    if (hopeless[index]?.has(used)) return false
    const found = lying.places.some(({ bits }) => (used & bits) === 0 && fitsFrom(index + 1, used | bits))
    if (!found) (hopeless[index] ??= new Set()).add(used)
    return found
  }
  return fitsFrom(from, inUse)
}

/** A bela: its king and queen, a bit for each, and whose it is. */
interface Held {
  readonly bits: number
  readonly seat: Seat
}

const BELAS = SUITS.map((suit) => ({ suit, bits: bitsOf([makeCard('K', suit), makeCard('Q', suit)]) }))
const NO_BELAS: readonly (readonly Held[])[] = [[]]

/** Returns the holders of the belas: one answer where one suit is trumps, several at all trumps. */
function belaWays({ bela, trump }: Declared): readonly (readonly Held[])[] {
  if (bela.length === 0) return NO_BELAS
  const inTrumps = BELAS.filter(({ suit }) => isTrumpSuit(suit, trump))
  return bela.reduce(
    (ways, seat) =>
      ways.flatMap((held) =>
        inTrumps
          .filter(({ bits }) => held.every((other) => other.bits !== bits))
          .map(({ bits }) => [...held, { bits, seat }]),
      ),
    NO_BELAS,
  )
}

/** The declarations with the places where they can lie beside the announced belas. */
function lyingBeside(rules: Rules, { melds }: Declared, belas: readonly Held[]): readonly Lying[] {
  const all: Lying[] = []
  for (const meld of melds) {
    if (meld.kind === 'settled') continue
    const places = placesOf(rules, meld)
    const taken = takenFrom(meld.seat, belas)
    all.push({ seat: meld.seat, places: taken === 0 ? places : places.filter(({ bits }) => (bits & taken) === 0) })
  }
  return all
}

/** The kings and queens that are others' belas. */
function takenFrom(seat: Seat, belas: readonly Held[]): number {
  let taken = 0
  for (const held of belas) if (held.seat !== seat) taken |= held.bits
  return taken
}

/** The better of two; a declaration that does not compete is worth nothing and leaves the best as it is. */
function better(rules: Rules, best: BestRun | null, worth: number, seat: Seat): BestRun | null {
  if (worth === 0) return best
  if (best === null || worth > best.worth) return { worth, seat, isShared: false }
  if (worth < best.worth || best.isShared || sideOf(rules, seat) === sideOf(rules, best.seat)) return best
  return { worth, seat: best.seat, isShared: true }
}
