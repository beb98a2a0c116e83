import type { Suit } from '../table/card'
import type { Seat } from '../table/seats'
import type { Placeable } from './placeable'

/** Declarations that lie together: the bits of all, the bit of the best one, and how good that is. */
export interface SuitWay {
  readonly holds: number
  readonly best: number
  readonly worth: number
}

/** A declaration in one of its places. */
export interface Laid extends SuitWay {
  readonly seat: Seat
  readonly cards: number
}

/** Returns these declarations in all their places, or only in those of one suit. */
export function laidOut(all: readonly Placeable[], suit?: Suit): readonly Laid[] {
  const laid: Laid[] = []
  for (const { bit, seat, places } of all) {
    for (const place of places) {
      if (suit !== undefined && place.suit !== suit) continue
      laid.push({ holds: bit, best: bit, worth: place.worth, seat, cards: place.cards })
    }
  }
  return laid
}

/** Returns every way to lay some of the runs of a suit, and at most one of its belas, beside declarations that are known. */
export function waysInSuit(known: readonly Laid[], runs: readonly Laid[], belas: readonly Laid[]): readonly SuitWay[] {
  const free = runs.filter(({ cards }) => known.every((one) => (one.cards & cards) === 0))
  const ways: SuitWay[] = []
  addWays(ways, free, 0)
  for (const bela of belas.filter((one) => known.every((other) => leaves(other, one)))) {
    const around = free.filter((run) => leaves(run, bela))
    addWays(ways, around, bela.holds)
  }
  return ways
}

/** Tells whether a declaration leaves a bela its king and queen. One of the same hand can use them too. */
const leaves = ({ seat, cards }: Laid, bela: Laid): boolean => seat === bela.seat || (cards & bela.cards) === 0

/** Adds each choice of runs that share no card: two at most, because a suit has no room for a third. */
function addWays(ways: SuitWay[], runs: readonly Laid[], bela: number): void {
  ways.push({ holds: bela, best: 0, worth: 0 })
  for (const one of runs) {
    ways.push({ holds: bela | one.holds, best: one.best, worth: one.worth })
    for (const other of runs) {
      if (other === one) break
      if (one.holds === other.holds || (one.cards & other.cards) !== 0) continue
      const { best, worth } = one.worth > other.worth ? one : other
      ways.push({ holds: bela | one.holds | other.holds, best, worth })
    }
  }
}
