import type { Trump } from '../../lib/engine/table/card'
import type { Bid } from '../../lib/engine/table/hand'
import { sideOf, type Seat, type Side } from '../../lib/engine/table/seats'
import { baseRules } from '../../lib/format/rules-file'
import type { RuleSetId } from '../../lib/rulesets/sets/rule-set'

type Declared = '20' | '50' | '100' | 'four jacks' | 'bela'

/** A declaration and the seat of the player who makes it: `2 bela`. */
type Said = `${Seat} ${Declared}`

/** A hand as its players would describe it. */
export interface CanonicalHand {
  readonly what: string
  readonly taker: Seat
  readonly trump: Trump
  readonly bid?: Bid
  readonly times?: 2 | 4
  /** The declarations, in the order of the sides. */
  readonly declared?: readonly Said[]
  readonly last: Side
  /** The points in the cards by side; between two pairs, only one figure is typed. */
  readonly cards: readonly number[]
  /** The side whose runs count, if the form asks for it. */
  readonly good?: Side
  /** Tells that the side about which the form asks made no trick. */
  readonly isSweep?: true
}

/** Returns the seat and the declaration. */
export const seatAndWhat = (said: Said) => ({ seat: Number(said[0]), what: said.slice(2) as Declared })

/** The names of the players by seat. */
export const NAMES: readonly string[] = ['Ann', 'Ben', 'Cleo', 'Dan']

export const playerCount = (game: RuleSetId): number => baseRules(game).players

/**
 * The most taps for everything except hands. A game starts from the first screen with New game, the number of players, the game
 * and Start.
 */
export const MOST = { undo: 1, correct: 3, start: 4 } as const

/**
 * Returns the most taps that a hand may need in the open form, including Save but not digits: one each for the taker, the trumps,
 * the last trick and Save (taker and trumps together for two players); then one for each further fact, one for the keys of each
 * side that declares, and one more for four jacks.
 */
export function mostTaps(game: RuleSetId, hand: CanonicalHand): number {
  const { bid, times, good, isSweep } = hand
  const declared = (hand.declared ?? []).map(seatAndWhat)
  const players = playerCount(game)
  const sides = new Set(declared.map(({ seat }) => sideOf({ players }, seat)))
  const rare = declared.filter(({ what }) => what === 'four jacks')
  const said = [bid, times, good, isSweep].filter((fact) => fact !== undefined)
  return (players === 2 ? 3 : 4) + said.length + sides.size + declared.length + rare.length
}

/** Returns the most taps from the sheet to the save, including digits, of a hand without declarations; `null` for other hands. */
export function mostInAll(game: RuleSetId, { times, declared, isSweep }: CanonicalHand): number | null {
  const isOrdinary = times === undefined && declared === undefined && isSweep === undefined
  if (!isOrdinary) return null
  return playerCount(game) === 2 ? 8 : 9
}

/** The hands of two players, in the rules of any document. */
const TWO: readonly CanonicalHand[] = [
  { what: 'made', taker: 0, trump: 'hearts', last: 1, cards: [70, 45] },
  { what: 'bate', taker: 1, trump: 'spades', last: 0, cards: [66, 40] },
  { what: 'a twenty', taker: 0, trump: 'clubs', declared: ['0 20'], last: 0, cards: [61, 44] },
  { what: 'a fifty and a bela', taker: 1, trump: 'diamonds', declared: ['1 50', '1 bela'], last: 0, cards: [49, 72] },
  { what: 'a fifty against a twenty', taker: 0, trump: 'spades', declared: ['0 50', '1 20'], last: 1, cards: [55, 50] },
  {
    what: 'two fifties, the first good, and a bela',
    taker: 0,
    trump: 'hearts',
    declared: ['0 50', '0 bela', '1 50'],
    last: 0,
    cards: [80, 30],
    good: 0,
  },
]

const THREE: readonly CanonicalHand[] = [
  { what: 'made', taker: 0, trump: 'hearts', last: 1, cards: [60, 40, 30] },
  { what: 'bate', taker: 1, trump: 'clubs', last: 2, cards: [50, 30, 60] },
  { what: 'bate, opponents level', taker: 0, trump: 'spades', last: 2, cards: [40, 55, 45] },
  { what: 'nine points for one player', taker: 2, trump: 'diamonds', last: 2, cards: [45, 9, 78] },
  { what: 'a twenty', taker: 2, trump: 'hearts', declared: ['1 20'], last: 2, cards: [30, 40, 60] },
  {
    what: 'a twenty and a bela of one player',
    taker: 1,
    trump: 'spades',
    declared: ['1 20', '1 bela'],
    last: 1,
    cards: [30, 70, 35],
  },
  {
    what: 'a fifty and the bela of another',
    taker: 1,
    trump: 'hearts',
    declared: ['1 bela', '2 50'],
    last: 0,
    cards: [60, 50, 25],
  },
  {
    what: 'three twenties, the second good',
    taker: 0,
    trump: 'diamonds',
    declared: ['0 20', '1 20', '2 20'],
    last: 0,
    cards: [60, 40, 30],
    good: 1,
  },
]

const PAIRS: readonly CanonicalHand[] = [
  { what: 'made', taker: 0, trump: 'hearts', last: 0, cards: [100, 52] },
  { what: 'bate', taker: 1, trump: 'clubs', last: 0, cards: [90, 62] },
  { what: 'a twenty', taker: 0, trump: 'spades', declared: ['2 20'], last: 1, cards: [81, 71] },
  {
    what: 'a fifty and the partner’s bela',
    taker: 3,
    trump: 'hearts',
    declared: ['1 50', '3 bela'],
    last: 1,
    cards: [52, 100],
  },
  {
    what: 'a fifty and a twenty of one side, the bela of the other',
    taker: 0,
    trump: 'hearts',
    declared: ['0 50', '2 20', '1 bela'],
    last: 1,
    cards: [60, 92],
  },
  {
    what: 'every trick, a run against it',
    taker: 0,
    trump: 'hearts',
    declared: ['1 50'],
    last: 0,
    cards: [152, 0],
    isSweep: true,
  },
]

const BRIDGE: readonly CanonicalHand[] = [
  { what: 'a suit, made', taker: 0, trump: 'hearts', last: 0, cards: [117, 35] },
  { what: 'a suit, inside', taker: 3, trump: 'clubs', last: 0, cards: [90, 62] },
  { what: 'no trumps', taker: 0, trump: 'none', last: 1, cards: [65, 55] },
  { what: 'all trumps', taker: 2, trump: 'all', last: 0, cards: [140, 108] },
  { what: 'a tierce and a belote', taker: 1, trump: 'spades', declared: ['1 20', '3 bela'], last: 1, cards: [60, 92] },
  { what: 'contra', taker: 0, trump: 'spades', times: 2, last: 0, cards: [80, 72] },
  {
    what: 're-contra, a quint, a tierce and two belotes at all trumps',
    taker: 3,
    trump: 'all',
    times: 4,
    declared: ['0 100', '0 bela', '3 20', '3 bela'],
    last: 0,
    cards: [150, 98],
  },
  {
    what: 'four jacks and a belote',
    taker: 0,
    trump: 'all',
    declared: ['0 four jacks', '0 bela'],
    last: 0,
    cards: [150, 98],
  },
  { what: 'valat', taker: 0, trump: 'hearts', last: 0, cards: [152, 0], isSweep: true },
]

const BELOTE: readonly CanonicalHand[] = [
  { what: 'made', taker: 0, trump: 'hearts', last: 0, cards: [95, 57] },
  { what: 'inside', taker: 1, trump: 'spades', last: 0, cards: [88, 64] },
  { what: 'a belote', taker: 2, trump: 'clubs', declared: ['0 bela'], last: 1, cards: [90, 62] },
  { what: 'litige', taker: 0, trump: 'diamonds', last: 0, cards: [71, 81] },
  { what: 'capot', taker: 1, trump: 'hearts', last: 1, cards: [0, 152], isSweep: true },
]

const CONTREE: readonly CanonicalHand[] = [
  { what: 'made', taker: 0, trump: 'hearts', bid: 90, last: 0, cards: [97, 55] },
  { what: 'failed', taker: 3, trump: 'clubs', bid: 120, last: 1, cards: [63, 89] },
  { what: 'a belote', taker: 1, trump: 'spades', bid: 100, declared: ['1 bela'], last: 1, cards: [60, 92] },
  { what: 'contra', taker: 2, trump: 'diamonds', bid: 110, times: 2, last: 0, cards: [104, 48] },
  { what: 'capot, bid and made', taker: 0, trump: 'hearts', bid: 'capot', last: 0, cards: [152, 0], isSweep: true },
]

const COINCHE: readonly CanonicalHand[] = [
  { what: 'made', taker: 0, trump: 'hearts', bid: 100, last: 0, cards: [101, 51] },
  {
    what: 'a tierce and a belote',
    taker: 1,
    trump: 'spades',
    bid: 110,
    declared: ['3 20', '1 bela'],
    last: 1,
    cards: [58, 94],
  },
  { what: 'coinched', taker: 1, trump: 'diamonds', bid: 100, times: 2, last: 1, cards: [40, 112] },
  {
    what: 'coinched, a tierce and a belote',
    taker: 0,
    trump: 'clubs',
    bid: 120,
    times: 2,
    declared: ['2 20', '2 bela'],
    last: 0,
    cards: [93, 59],
  },
  { what: 'capot, bid and made', taker: 3, trump: 'spades', bid: 'capot', last: 1, cards: [0, 152], isSweep: true },
]

const CROATIAN: readonly CanonicalHand[] = [
  { what: 'made', taker: 0, trump: 'hearts', last: 0, cards: [84, 68] },
  { what: 'fallen', taker: 1, trump: 'clubs', last: 0, cards: [83, 69] },
  { what: 'a twenty and a bela', taker: 2, trump: 'diamonds', declared: ['0 20', '2 bela'], last: 0, cards: [77, 75] },
  { what: 'four jacks', taker: 0, trump: 'spades', declared: ['0 four jacks'], last: 1, cards: [92, 60] },
  { what: 'every trick', taker: 3, trump: 'diamonds', last: 1, cards: [0, 152], isSweep: true },
]

/** Hands as they occur at real tables. */
export const HANDS: Readonly<Record<RuleSetId, readonly CanonicalHand[]>> = {
  'bela-2': TWO,
  lehman: TWO,
  bicycle: TWO,
  denexa: TWO,
  'bela-3': THREE,
  'klabberjass-4': PAIRS,
  'bridge-belote': BRIDGE,
  belote: BELOTE,
  contree: CONTREE,
  coinche: COINCHE,
  'bela-hr': CROATIAN,
}
