import { makeCard, naturalOrder, rankOf, RANKS, suitOf, SUITS } from '../table/card'
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
interface BestRun {
  readonly worth: number
  readonly seat: Seat
  readonly isShared: boolean
}

/** One way in which everything declared can lie in the hands: the cards that it uses, a bit for each, and the best run. */
export interface MeldWay {
  readonly used: number
  readonly best: BestRun | null
}

/**
 * Every way in which the declarations can lie so that no card is held twice, nor the
 * king or queen of an announced bela by anybody else. What was not said of a run is
 * tried in full; ways that use the same cards and have the same best run are one, so
 * that many half-described runs stay quick. Empty where the declarations cannot be.
 */
export function meldWays(rules: Rules, declared: Declared): readonly MeldWay[] {
  const ways = belaHolders(declared).flatMap((holders) =>
    declared.melds.reduce<readonly MeldWay[]>(
      (found, meld) => withMeld(rules, declared.trump, found, meld, holders),
      [{ used: 0, best: null }],
    ),
  )
  return distinct(ways)
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

function withMeld(
  rules: Rules,
  trump: Trump,
  ways: readonly MeldWay[],
  meld: Meld,
  holders: ReadonlyMap<Suit, Seat>,
): readonly MeldWay[] {
  if (meld.kind === 'settled') return ways
  const { seat } = meld
  const free = completionsOf(rules, meld).filter(({ cards }) => !cards.some((card) => isInBela(card, seat, holders)))
  const places = free.map(({ cards, run }) => ({ bits: bitsOf(cards), worth: run && worthOf(rules, trump, run) }))
  return distinct(
    ways.flatMap(({ used, best }) =>
      places
        .filter(({ bits }) => (used & bits) === 0)
        .map(({ bits, worth }) => ({
          used: used | bits,
          best: worth === null ? best : better(rules, best, { worth, seat, isShared: false }),
        })),
    ),
  )
}

const isInBela = (card: Card, seat: Seat, holders: ReadonlyMap<Suit, Seat>): boolean =>
  (rankOf(card) === 'K' || rankOf(card) === 'Q') && (holders.get(suitOf(card)) ?? seat) !== seat

/** A way to complete what was said of a declaration; `run`: `null` for a four. */
interface Completion {
  readonly cards: readonly Card[]
  readonly run: Run | null
}

/** The cards that a declaration can be: one way where everything was said of it. */
function completionsOf(rules: Rules, meld: Exclude<Meld, { kind: 'settled' }>): readonly Completion[] {
  if (meld.kind === 'four') return [{ cards: fourCards(meld.four), run: null }]
  if (meld.kind === 'cards') {
    const run = runOf(meld.cards)
    return isRunFault(run) ? [] : [{ cards: meld.cards, run }]
  }
  const tops = topsOf(meld.run, rules.pack).filter((top) => meld.top === null || meld.top === top)
  const suits = SUITS.filter((suit) => meld.suit === null || meld.suit === suit)
  return tops.flatMap((top) =>
    suits.map((suit) => {
      const run = { top, suit, length: meld.run }
      return { cards: runCards(run), run }
    }),
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

function distinct(ways: readonly MeldWay[]): readonly MeldWay[] {
  if (ways.length < 2) return ways
  const key = ({ used, best }: MeldWay) => `${used} ${best?.worth} ${best?.seat} ${best?.isShared}`
  return [...new Map(ways.map((way) => [key(way), way])).values()]
}
