import { makeCard, naturalOrder, RANKS, SUITS } from '../table/card'
import type { Card, Suit, Trump } from '../table/card'
import { isTrumpSuit } from '../table/deck'
import type { Meld, PlayedHand } from '../table/hand'
import type { Rules } from '../table/options'
import { sideOf } from '../table/seats'
import type { Seat } from '../table/seats'
import { fourCards, isRunFault, runCards, runClass, runOf, topsOf } from './meld-values'
import type { Run } from './meld-values'

/** What a table declared, belas included: a bela tells where two trumps are. */
export type Declared = Pick<PlayedHand, 'melds' | 'trump' | 'bela'>

/** The best run: how good it is, who declared it first, and whether the other side has one as good. */
export interface BestRun {
  readonly worth: number
  readonly seat: Seat
  readonly isShared: boolean
}

/** One way in which some of the declarations can lie in the hands: the cards that it uses, a bit for each, and the best run. */
interface MeldWay {
  readonly used: number
  readonly best: BestRun | null
}

/** A place where a declaration can lie: its cards, a bit for each, and the run that it then is; `null` for a four. */
interface Place {
  readonly bits: number
  readonly run: BestRun | null
}

/**
 * Every best run that there can be (`null`: none), over all the ways in which the
 * declarations can lie so that no card is held twice, nor the king or queen of an
 * announced bela by anybody else. What was not said of a run is tried in full; ways
 * that use the same cards and have the same best run are one, so that many
 * half-described runs stay quick. Empty where the declarations cannot be.
 */
export function bestRuns(rules: Rules, declared: Declared): readonly (BestRun | null)[] {
  const found = new Map<number, BestRun | null>()
  for (const holders of belaHolders(declared)) {
    const all = placesOfAll(rules, declared, holders)
    const ways = all
      .slice(0, -1)
      .reduce<readonly MeldWay[]>((some, places) => distinct(withPlaces(rules, some, places)), [NOTHING_LIES])
    for (const { best } of withPlaces(rules, ways, all.at(-1) ?? [NOWHERE])) found.set(keyOf(best), best)
  }
  return [...found.values()]
}

const NOTHING_LIES: MeldWay = { used: 0, best: null }
/** Where nothing was declared, nothing needs a place. */
const NOWHERE: Place = { bits: 0, run: null }

/** Whether there is any such way: the first that is found answers it. */
export const canLie = (rules: Rules, declared: Declared): boolean =>
  belaHolders(declared).some((holders) => fits(placesOfAll(rules, declared, holders)))

/** Tries the places of one declaration after the other. Cards that once left no place for the rest never do. */
function fits(all: readonly (readonly Place[])[]): boolean {
  const hopeless = all.map(() => new Set<number>())
  const fitsFrom = (index: number, used: number): boolean => {
    const places = all[index]
    if (places === undefined) return true
    if (hopeless[index]?.has(used)) return false
    const found = places.some(({ bits }) => (used & bits) === 0 && fitsFrom(index + 1, used | bits))
    if (!found) hopeless[index]?.add(used)
    return found
  }
  return fitsFrom(0, 0)
}

/** Who holds the bela of which trump suit: one answer where one suit is trumps, several at all trumps. */
function belaHolders({ bela, trump }: Declared): readonly ReadonlyMap<Suit, Seat>[] {
  const suits = SUITS.filter((suit) => isTrumpSuit(suit, trump))
  return bela.reduce<readonly ReadonlyMap<Suit, Seat>[]>(
    (found, seat) =>
      found.flatMap((holders) =>
        suits.filter((suit) => !holders.has(suit)).map((suit) => new Map([...holders, [suit, seat] as const])),
      ),
    [new Map()],
  )
}

/** For each declaration the places where it can lie beside the announced belas. */
function placesOfAll(
  rules: Rules,
  { melds, trump }: Declared,
  holders: ReadonlyMap<Suit, Seat>,
): readonly (readonly Place[])[] {
  return melds.flatMap((meld) => {
    if (meld.kind === 'settled') return []
    const { seat } = meld
    const taken = belaBitsOfOthers(seat, holders)
    const places = completionsOf(rules, meld).map(({ bits, run }): Place => ({
      bits,
      run: run && { worth: worthOf(rules, trump, run), seat, isShared: false },
    }))
    return [taken === 0 ? places : places.filter(({ bits }) => (bits & taken) === 0)]
  })
}

/** The kings and queens that are others' belas. */
function belaBitsOfOthers(seat: Seat, holders: ReadonlyMap<Suit, Seat>): number {
  let bits = 0
  for (const [suit, holder] of holders) {
    if (holder !== seat) bits |= bitsOf([makeCard('K', suit), makeCard('Q', suit)])
  }
  return bits
}

function withPlaces(rules: Rules, ways: readonly MeldWay[], places: readonly Place[]): MeldWay[] {
  const found: MeldWay[] = []
  for (const { used, best } of ways) {
    for (const { bits, run } of places) {
      if ((used & bits) === 0) found.push({ used: used | bits, best: run === null ? best : better(rules, best, run) })
    }
  }
  return found
}

/** A way to complete what was said of a declaration: its cards, a bit for each; `run`: `null` for a four. */
interface Completion {
  readonly bits: number
  readonly run: Run | null
}

/** The cards that a declaration can be: one way where everything was said of it. */
function completionsOf(rules: Rules, meld: Exclude<Meld, { kind: 'settled' }>): readonly Completion[] {
  if (meld.kind === 'four') return [{ bits: bitsOf(fourCards(meld.four)), run: null }]
  if (meld.kind === 'cards') {
    const run = runOf(meld.cards)
    return isRunFault(run) ? [] : [{ bits: bitsOf(meld.cards), run }]
  }
  const all = RUNS[rules.pack].get(meld.run) ?? []
  return all.filter(
    ({ run }) => (meld.top === null || run.top === meld.top) && (meld.suit === null || run.suit === meld.suit),
  )
}

/** Class before top card before trumps, as one number. */
function worthOf(rules: Rules, trump: Trump, { top, suit, length }: Run): number {
  const byTop = runClass(length, rules.longRuns) * RANKS.length - naturalOrder(top)
  return 2 * byTop + Number(rules.trumpRun === 'wins' && isTrumpSuit(suit, trump))
}

function better(rules: Rules, best: BestRun | null, run: BestRun): BestRun {
  if (best === null || run.worth > best.worth) return run
  if (run.worth < best.worth || sideOf(rules, run.seat) === sideOf(rules, best.seat)) return best
  return { ...best, isShared: true }
}

const BITS = new Map<Card, number>(
  SUITS.flatMap((suit) => RANKS.map((rank) => makeCard(rank, suit))).map((card, index) => [card, 1 << index]),
)

const bitsOf = (cards: readonly Card[]): number => cards.reduce((bits, card) => bits | (BITS.get(card) ?? 0), 0)

type KnownRun = Completion & { readonly run: Run }

/** All the runs of a pack by their length, the highest first. */
const runsOf = (pack: Rules['pack']): ReadonlyMap<number, readonly KnownRun[]> =>
  new Map(RUN_LENGTHS.map((length) => [length, runsOfLength(length, pack)]))

const runsOfLength = (length: number, pack: Rules['pack']): readonly KnownRun[] =>
  topsOf(length, pack).flatMap((top) =>
    SUITS.map((suit) => {
      const run = { top, suit, length }
      return { run, bits: bitsOf(runCards(run)) }
    }),
  )

const RUN_LENGTHS = [3, 4, 5, 6, 7, 8]
const RUNS = { 28: runsOf(28), 32: runsOf(32) } as const

/** The same for the same best run: how good it is, then its seat, then whether it is shared. */
const keyOf = (best: BestRun | null): number =>
  best === null ? 0 : 1 + best.worth * 8 + best.seat * 2 + Number(best.isShared)

/** More than `keyOf` gives. */
const KEYS = 4096

function distinct(ways: readonly MeldWay[]): readonly MeldWay[] {
  if (ways.length < 2) return ways
  return [...new Map(ways.map((way) => [(way.used >>> 0) * KEYS + keyOf(way.best), way])).values()]
}
