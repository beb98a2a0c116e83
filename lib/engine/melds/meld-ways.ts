import { bitsOf, makeCard, SUITS, type Trump } from '../table/card'
import { isTrumpSuit } from '../table/deck'
import type { PlayedHand } from '../table/hand'
import type { Rules } from '../table/options'
import { at, sideOf, type Seat } from '../table/seats'
import { possibleMelds, type PossibleMeld } from './known-runs'
import { competingWorth } from './meld-values'

/** The declarations of a table, including belas, because a bela fixes the holder of two trumps. */
export type Declared = Pick<PlayedHand, 'melds' | 'trump' | 'bela'>

/** A declaration and the sets of cards that it can mean, the highest first. */
interface PlaceableMeld {
  readonly seat: Seat
  readonly melds: readonly PossibleMeld[]
}

/** The best run: how good it is, who declared it first, and whether the other side has one as good. */
interface BestRun {
  readonly worth: number
  readonly seat: Seat
  readonly isShared: boolean
}

/**
 * Returns the seats that can have the best run (`null`: no one). It tries every open fact of a run, in all ways in which no card
 * is used twice and only the holder of an announced bela uses its king or queen. Empty if the declarations are impossible.
 */
export function bestHolders(rules: Rules, declared: Declared): ReadonlySet<Seat | null> {
  const found = new Set<Seat | null>()
  for (const belas of belaWays(declared)) {
    const all = placeableBeside(rules, declared, belas)
    if (all.every(({ melds }) => melds.length === 1)) addOnlyHolder(rules, declared.trump, all, found)
    else addHolders(rules, declared.trump, all, found)
  }
  return found
}

/** Adds the only possible holder when everything was said. It adds none if two declarations share a card. */
function addOnlyHolder(rules: Rules, trump: Trump, all: readonly PlaceableMeld[], found: Set<Seat | null>): void {
  let used = 0
  let best: BestRun | null = null
  for (const { seat, melds } of all) {
    for (const meld of melds) {
      if ((used & meld.bits) !== 0) return
      used |= meld.bits
      best = better(rules, best, competingWorth(rules, trump, meld), seat)
    }
  }
  found.add(holderOf(rules, best))
}

/**
 * Adds the possible holders of the best run by placing one declaration after the other. It stops when all of them are found. It
 * does not try the rest of a way if no later run can be better, and only checks that the rest can be placed.
 */
function addHolders(rules: Rules, trump: Trump, all: readonly PlaceableMeld[], found: Set<Seat | null>): void {
  const most = all.map(({ melds }) => Math.max(...worths(rules, trump, melds.slice(0, SUITS.length))))
  const least = all.map(({ melds }) => Math.min(...worths(rules, trump, melds.slice(-SUITS.length))))
  const enough = mostHolders(
    rules,
    all.filter((_, index) => at(most, index) >= Math.max(...least)),
  )
  const lay = (index: number, used: number, best: BestRun | null): void => {
    if (found.size >= enough) return
    const placeable = all[index]
    if (placeable === undefined || isBeyond(rules, best, Math.max(...most.slice(index)))) {
      const holder = holderOf(rules, best)
      if (!found.has(holder) && fits(all, index, used)) found.add(holder)
      return
    }
    for (const meld of placeable.melds) {
      if ((used & meld.bits) !== 0) continue
      lay(index + 1, used | meld.bits, better(rules, best, competingWorth(rules, trump, meld), placeable.seat))
    }
  }
  lay(0, 0, null)
}

const worths = (rules: Rules, trump: Trump, places: readonly PossibleMeld[]): readonly number[] =>
  places.map((meld) => competingWorth(rules, trump, meld))

/**
 * Returns the number of possible holders of the best run: each seat with a contender and, if equal runs of two sides cancel each
 * other, no one as well.
 */
function mostHolders(rules: Rules, contenders: readonly PlaceableMeld[]): number {
  const seats = new Set(contenders.map(({ seat }) => seat))
  const sides = new Set(contenders.map(({ seat }) => sideOf(rules, seat)))
  return seats.size + Number(rules.equalRuns === 'nobody' && sides.size > 1)
}

/** Tells whether runs of at most this worth leave the best one as it is. */
const isBeyond = (rules: Rules, best: BestRun | null, worth: number): boolean =>
  best !== null && (best.worth > worth || (best.worth === worth && rules.equalRuns === 'first-declared'))

/** Returns the seat with the best run; `null` if there is none, or if equal runs of two sides cancel each other. */
const holderOf = (rules: Rules, best: BestRun | null): Seat | null =>
  best === null || (best.isShared && rules.equalRuns === 'nobody') ? null : best.seat

/** Tells whether the declarations can be placed in any way. It stops at the first one. */
export const canBePlaced = (rules: Rules, declared: Declared): boolean =>
  belaWays(declared).some((belas) => fits(placeableBeside(rules, declared, belas), 0, 0))

/**
 * Tells whether the declarations from index `from` on can be placed beside the cards in use. It remembers the sets of used cards
 * for which they cannot.
 */
function fits(all: readonly PlaceableMeld[], from: number, inUse: number): boolean {
  const hopeless: Set<number>[] = []
  const fitsFrom = (index: number, used: number): boolean => {
    const placeable = all[index]
    if (placeable === undefined) return true
    if (hopeless[index]?.has(used)) return false
    const found = placeable.melds.some(({ bits }) => (used & bits) === 0 && fitsFrom(index + 1, used | bits))
    if (!found) (hopeless[index] ??= new Set()).add(used)
    return found
  }
  return fitsFrom(from, inUse)
}

/** A bela: its king and queen, a bit for each, and the seat that holds it. */
interface Held {
  readonly bits: number
  readonly seat: Seat
}

const BELAS = SUITS.map((suit) => ({ suit, bits: bitsOf([makeCard('K', suit), makeCard('Q', suit)]) }))
const NO_BELAS: readonly (readonly Held[])[] = [[]]

/** Returns the possible holders of the announced belas: one way if a single suit is trumps, several at all trumps. */
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

/** Returns the declarations with the sets of cards that they can mean beside the announced belas. */
function placeableBeside(rules: Rules, { melds }: Declared, belas: readonly Held[]): readonly PlaceableMeld[] {
  const all: PlaceableMeld[] = []
  for (const meld of melds) {
    if (meld.kind === 'settled') continue
    const places = possibleMelds(rules, meld)
    const taken = takenFrom(meld.seat, belas)
    all.push({ seat: meld.seat, melds: taken === 0 ? places : places.filter(({ bits }) => (bits & taken) === 0) })
  }
  return all
}

/** Returns the kings and queens, as bits, that belong to the belas of other seats. */
function takenFrom(seat: Seat, belas: readonly Held[]): number {
  let taken = 0
  for (const held of belas) if (held.seat !== seat) taken |= held.bits
  return taken
}

/** Returns the better of two. A declaration that does not compete is worth 0 and leaves the best as it is. */
function better(rules: Rules, best: BestRun | null, worth: number, seat: Seat): BestRun | null {
  if (worth === 0) return best
  if (best === null || worth > best.worth) return { worth, seat, isShared: false }
  if (worth < best.worth || best.isShared || sideOf(rules, seat) === sideOf(rules, best.seat)) return best
  return { worth, seat: best.seat, isShared: true }
}
