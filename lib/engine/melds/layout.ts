import { SUITS } from '../table/card'
import type { Rules } from '../table/options'
import { sideOf, sidesOf } from '../table/seats'
import { placeableBelas, placeableMelds, type Declared, type Placeable } from './placeable'
import { laidOut, waysInSuit, type Laid, type SuitWay } from './suit-ways'

/**
 * The declarations in the pack: those whose cards are known, and the ways to lay the others in each suit. A suit has no room for
 * a third run, so all ways can be tried quickly, however little was said.
 */
export interface Layout {
  readonly melds: readonly Placeable[]
  readonly known: readonly Laid[]
  readonly suits: readonly (readonly SuitWay[])[]
  /** The bits of the runs, and of the belas, that are to be laid in the suits. */
  readonly runs: number
  readonly belas: number
  /** The bits among which the first declared wins if they are equal. Equal ones of two groups cancel each other. */
  readonly groups: readonly number[]
}

export const RUNS_IN_SUIT = 2
/** A declaration has at least three of the 32 cards. */
const MOST_MELDS = 10

/** Returns the layout; `null` if the declarations are too many, or two of them have the same card. */
export function layoutOf(rules: Rules, declared: Declared): Layout | null {
  const melds = placeableMelds(rules, declared)
  const belas = placeableBelas(declared, melds.length)
  if (melds.length > MOST_MELDS || belas.length > SUITS.length) return null
  const open = melds.filter((meld) => !isKnown(meld))
  const known = laidOut(melds.filter(isKnown))
  if (shareCards(known)) return null
  const suits = open.length === 0 && belas.length === 0 ? [] : SUITS
  return {
    melds,
    known,
    suits: suits.map((suit) => waysInSuit(known, laidOut(open, suit), laidOut(belas, suit))),
    runs: bitsOf(open),
    belas: bitsOf(belas),
    groups: groupsOf(rules, melds),
  }
}

const isKnown = ({ places }: Placeable): boolean => places.length === 1

function shareCards(known: readonly Laid[]): boolean {
  let used = 0
  for (const { cards } of known) {
    if ((used & cards) !== 0) return true
    used |= cards
  }
  return false
}

function groupsOf(rules: Rules, melds: readonly Placeable[]): readonly number[] {
  if (rules.equalRuns === 'first-declared') return [bitsOf(melds)]
  return sidesOf(rules).map((side) => bitsOf(melds.filter(({ seat }) => sideOf(rules, seat) === side)))
}

function bitsOf(all: readonly Placeable[]): number {
  let bits = 0
  for (const { bit } of all) bits |= bit
  return bits
}
