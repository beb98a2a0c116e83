import type { Meld, PlayedHand } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'

// Declarations, a second and slow version: facts of a run that were not said are tried in every way, card by card. Nothing here
// may use a function of the engine.

const NATURAL = ['A', 'K', 'Q', 'J', '10', '9', '8', '7']
const SUIT_LETTERS: Readonly<Record<string, string>> = { spades: 'S', hearts: 'H', diamonds: 'D', clubs: 'C' }
const FOUR_POINTS: Readonly<Record<string, number>> = { J: 200, '9': 150, A: 100, K: 100, Q: 100, '10': 100 }
const FOUR_ORDER = ['J', '9', 'A', '10', 'K', 'Q']

/** A fully known run. */
interface FullRun {
  readonly seat: number
  readonly top: number
  readonly suit: string
  readonly length: number
}

/** One possible set of full runs for everything that was declared. */
export type Way = readonly FullRun[]

const lettersIn = (trump: string): readonly string[] =>
  trump === 'all' ? ['S', 'H', 'D', 'C'] : trump === 'none' ? [] : [SUIT_LETTERS[trump] ?? '']

const cardsOfRun = (run: FullRun): readonly string[] =>
  NATURAL.slice(run.top, run.top + run.length).map((rank) => rank + run.suit)

const split = (card: string) => ({ rank: NATURAL.indexOf(card.slice(0, -1)), suit: card.slice(-1) })

const lowestRank = (rules: Rules): number => (rules.pack === 28 ? 6 : 7)

/** Tells whether these cards form one run of the pack. */
function isRun(rules: Rules, cards: readonly string[]): boolean {
  if (cards.length < 3 || new Set(cards).size !== cards.length) return false
  const faces = cards.map(split).sort((a, b) => a.rank - b.rank)
  for (let i = 0; i < faces.length; i += 1) {
    if (faces[i]?.suit !== faces[0]?.suit) return false
    if (i > 0 && (faces[i]?.rank ?? 0) !== (faces[i - 1]?.rank ?? 0) + 1) return false
    if ((faces[i]?.rank ?? 9) > lowestRank(rules)) return false
  }
  return true
}

/** Returns every full run that a declaration can mean; empty if it is not a run. */
function readings(rules: Rules, meld: Meld): readonly FullRun[] {
  if ('cards' in meld) {
    if (!isRun(rules, meld.cards)) return []
    const top = Math.min(...meld.cards.map((card) => split(card).rank))
    return [{ seat: meld.seat, top, suit: meld.cards[0]?.slice(-1) ?? '', length: meld.cards.length }]
  }
  if (!('run' in meld) || meld.run < 3) return []
  const found: FullRun[] = []
  for (let top = 0; top + meld.run - 1 <= lowestRank(rules); top += 1) {
    if (meld.top !== null && NATURAL[top] !== meld.top) continue
    for (const suit of ['S', 'H', 'D', 'C']) {
      if (meld.suit !== null && SUIT_LETTERS[meld.suit] !== suit) continue
      found.push({ seat: meld.seat, top, suit, length: meld.run })
    }
  }
  return found
}

export const meldsAreIgnored = (rules: Rules, hand: PlayedHand): boolean =>
  hand.trump === 'none' && rules.noTrumpMelds === 'none'

const sizeOf = (meld: Meld): number => {
  if ('cards' in meld) return meld.cards.length
  if ('run' in meld) return meld.run
  return 'four' in meld ? 4 : 0
}

/** Tells whether a declaration is impossible by itself, or no way is left in which all fit together. */
export function hasImpossibleMeld(rules: Rules, hand: PlayedHand): boolean {
  if (meldsAreIgnored(rules, hand)) return false
  for (const meld of hand.melds) {
    if (rules.runs === 'no' && ('cards' in meld || 'run' in meld)) return true
    if (rules.runs === 'no' && rules.carres === 'no' && 'points' in meld) return true
    if ('four' in meld) {
      if (rules.carres === 'no' || FOUR_POINTS[meld.four] === undefined) return true
    } else if ('points' in meld) {
      if (meld.points < 0 || meld.points % 10 !== 0) return true
    } else if (readings(rules, meld).length === 0) return true
  }
  const most = rules.players === 4 ? 8 : 9
  for (let seat = 0; seat < rules.players; seat += 1) {
    const held = hand.melds.reduce((sum, meld) => sum + ('seat' in meld && meld.seat === seat ? sizeOf(meld) : 0), 0)
    if (held > most) return true
  }
  return ways(rules, hand).next().done === true
}

/** Yields every way to complete the declarations in which no card is used twice. */
export function* ways(rules: Rules, hand: PlayedHand): Generator<Way> {
  const runs = hand.melds.filter((meld) => 'cards' in meld || 'run' in meld)
  const inFours: string[] = []
  for (const meld of hand.melds) {
    if ('four' in meld) inFours.push(...['S', 'H', 'D', 'C'].map((suit) => meld.four + suit))
  }
  if (new Set(inFours).size !== inFours.length) return
  yield* fill(rules, runs, [], new Set(inFours))
}

function* fill(rules: Rules, left: readonly Meld[], chosen: Way, used: ReadonlySet<string>): Generator<Way> {
  const next = left[0]
  if (next === undefined) return yield chosen
  for (const run of readings(rules, next)) {
    const cards = cardsOfRun(run)
    if (cards.some((card) => used.has(card))) continue
    yield* fill(rules, left.slice(1), [...chosen, run], new Set([...used, ...cards]))
  }
}

/** Tells whether all announced belas are possible with these runs. */
export function belasFit(hand: PlayedHand, way: Way): boolean {
  const holder = new Map<string, number>()
  for (const run of way) for (const card of cardsOfRun(run)) holder.set(card, run.seat)
  for (const meld of hand.melds) {
    if ('four' in meld) for (const suit of 'SHDC') holder.set(meld.four + suit, meld.seat)
  }
  const canHold = (seat: number, suit: string) =>
    [`K${suit}`, `Q${suit}`].every((card) => (holder.get(card) ?? seat) === seat)
  const place = (belas: readonly number[], suits: readonly string[]): boolean => {
    const [first, ...rest] = belas
    if (first === undefined) return true
    return suits.some(
      (suit) =>
        canHold(first, suit) &&
        place(
          rest,
          suits.filter((other) => other !== suit),
        ),
    )
  }
  return place(hand.bela, lettersIn(hand.trump))
}

export const valueOfRun = (length: number, longRuns: string): number => {
  if (length === 3) return 20
  if (length === 4) return 50
  if (longRuns === 'hundred-at-most') return 100
  if (longRuns === 'hundred') return length === 8 ? 120 : 100
  if (longRuns === 'split' && length === 7) return 70
  if (longRuns === 'split' && length === 8) return 100
  return 50
}

const classOf = (rules: Rules, run: FullRun): number => {
  if (rules.longRuns === 'hundred') return run.length
  if (rules.longRuns === 'hundred-at-most') return valueOfRun(run.length, rules.longRuns)
  return run.length === 3 ? 20 : 50
}

/** Returns the side with the best runs, compared in the order in which a table does it; `null` if no side has them. */
export function bestSide(rules: Rules, trump: string, way: Way): number | null {
  if (way.length === 0) return null
  const highest = Math.max(...way.map((run) => classOf(rules, run)))
  const ofClass = way.filter((run) => classOf(rules, run) === highest)
  const top = Math.min(...ofClass.map((run) => run.top))
  let equal = ofClass.filter((run) => run.top === top)
  if (rules.trumpRun === 'wins') {
    const trumps = equal.filter((run) => lettersIn(trump).includes(run.suit))
    if (trumps.length > 0) equal = trumps
  }
  const sides = equal.map((run) => (rules.players === 4 ? run.seat % 2 : run.seat))
  const first = sides[0] ?? null
  if (sides.every((side) => side === first)) return first
  return rules.equalRuns === 'first-declared' ? first : null
}

/**
 * Returns the side with the best single declaration if runs and fours compete: the most points first, a four before a run, then
 * the usual order.
 */
export function bestSideOfAll(rules: Rules, hand: PlayedHand, way: Way): number | null {
  const fours = hand.melds.filter((meld) => 'four' in meld)
  const most = Math.max(
    0,
    ...fours.map(({ four }) => FOUR_POINTS[four] ?? 0),
    ...way.map((run) => valueOfRun(run.length, rules.longRuns)),
  )
  const [best] = fours
    .filter(({ four }) => FOUR_POINTS[four] === most)
    .sort((a, b) => FOUR_ORDER.indexOf(a.four) - FOUR_ORDER.indexOf(b.four))
  if (best === undefined) {
    const highest = way.filter((run) => valueOfRun(run.length, rules.longRuns) === most)
    return bestSide(rules, hand.trump, highest)
  }
  return rules.players === 4 ? best.seat % 2 : best.seat
}

/** Returns the points for declarations by side, without belas. `took` tells which sides took a trick. */
export function meldPoints(rules: Rules, hand: PlayedHand, way: Way, took: readonly boolean[]): readonly number[] {
  const points = took.map(() => 0)
  if (meldsAreIgnored(rules, hand)) return points
  const sideOf = (seat: number) => (rules.players === 4 ? seat % 2 : seat)
  const best = rules.meldContest === 'one' ? bestSideOfAll(rules, hand, way) : bestSide(rules, hand.trump, way)
  const needsTrick = rules.runsNeedTrick === 'yes' && hand.revoke === null
  if (best !== null && (!needsTrick || took[best] === true)) {
    for (const run of way) {
      if (sideOf(run.seat) === best) points[best] = (points[best] ?? 0) + valueOfRun(run.length, rules.longRuns)
    }
  }
  const fours = hand.melds.filter((meld) => 'four' in meld)
  const bestFour = [...fours].sort((a, b) => FOUR_ORDER.indexOf(a.four) - FOUR_ORDER.indexOf(b.four))[0]
  for (const { seat, four } of fours) {
    const side = sideOf(seat)
    const counting = rules.meldContest === 'one' ? best : bestFour === undefined ? null : sideOf(bestFour.seat)
    if (side === counting) {
      points[side] = (points[side] ?? 0) + (FOUR_POINTS[four] ?? 0)
    }
  }
  for (const meld of hand.melds) {
    if ('points' in meld) points[meld.side] = (points[meld.side] ?? 0) + meld.points
  }
  return points
}
