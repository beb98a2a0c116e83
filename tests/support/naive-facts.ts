import type { ClaimedHand, CountedHand, Hand, PlayedHand } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import type { ProblemCode } from '@/lib/engine/table/problem'
import { belasFit, hasImpossibleMeld, meldsAreIgnored, ways } from './naive-melds'

// Impossible facts, a second version, in the order of the table of error codes.

const SUM_OF_28 = [132, 138, 141, 142, 148, 149, 150, 152]
const allTricks = (rules: Rules): number => (rules.players === 4 ? 8 : 9)
const total = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

const packPoints = (trump: string): number => (trump === 'all' ? 248 : trump === 'none' ? 120 : 152)

/** Returns the trumps in which the auction of these rules can end. */
export function possibleTrumps(rules: Rules): readonly string[] {
  const suits = ['spades', 'hearts', 'diamonds', 'clubs']
  if (rules.auction === 'contracts') return [...suits, 'none', 'all']
  return rules.forcedNoTrump === 'allowed' ? [...suits, 'none'] : suits
}

/** Returns the card points. With four players, where all cards are played, a side that was left out is filled in. */
export function filledPoints(rules: Rules, hand: PlayedHand): readonly (number | null)[] {
  if (rules.players !== 4) return hand.cardPoints
  const [us, them] = hand.cardPoints
  if (us === null && typeof them === 'number') return [packPoints(hand.trump) - them, them]
  if (them === null && typeof us === 'number') return [us, packPoints(hand.trump) - us]
  return hand.cardPoints
}

/** The levels of doubling at a table, by the highest one that it plays. */
const LEVELS: Readonly<Record<number, readonly number[]>> = {
  1: [1],
  2: [1, 2],
  3: [1, 2, 3],
  4: [1, 2, 4],
  8: [1, 2, 4, 8],
}

/** Tells whether a bid is possible: a multiple of ten between two bounds, or all the tricks. A missing bid is possible too. */
function bidCanBe(rules: Rules, bid: PlayedHand['bid']): boolean {
  if (bid === null) return true
  if (rules.auction !== 'bids') return false
  if (bid === 'capot') return true
  return bid / 10 === Math.floor(bid / 10) && bid >= rules.bidStart && bid <= rules.bidTop
}

/**
 * Returns the first code for which these facts are impossible; `null` if they are possible. Facts that were not said are not
 * checked here.
 */
export function firstFault(rules: Rules, hand: Hand): ProblemCode | null {
  if (hand.kind === 'thrown-in' || hand.kind === 'agreed') return null
  if (hand.kind === 'claimed') return claimFault(rules, hand)
  if (!(LEVELS[rules.doubling] ?? []).includes(hand.multiplier)) return 'impossible-option'
  if (!bidCanBe(rules, hand.bid)) return 'impossible-option'
  if (hand.big && rules.big !== 'allowed') return 'impossible-option'
  if (hand.trump !== null && !possibleTrumps(rules).includes(hand.trump)) return 'impossible-option'
  if (hand.kind === 'counted') return countFault(rules, hand)
  if (!pointsCanBe(rules, hand)) return 'impossible-card-points'
  if (!tricksCanBe(rules, hand, filledPoints(rules, hand))) return 'impossible-tricks'
  if (hasImpossibleMeld(rules, hand)) return 'impossible-meld'
  return belasCanBe(rules, hand) ? null : 'impossible-bela'
}

function pointsCanBe(rules: Rules, hand: PlayedHand): boolean {
  const points = filledPoints(rules, hand)
  const most = rules.players === 2 ? 146 : packPoints(hand.trump)
  if (points.some((point) => point !== null && (point < 0 || point > most))) return false
  if (points.includes(null)) return true
  const sum = total(points.map((point) => point ?? 0))
  if (rules.players === 4) return sum === packPoints(hand.trump)
  if (rules.players === 2) return sum >= 18 && sum <= 146
  if (rules.pack === 28) return SUM_OF_28.includes(sum)
  return sum >= 85 && sum <= 152
}

function tricksCanBe(rules: Rules, hand: PlayedHand | CountedHand, points: readonly (number | null)[]): boolean {
  // A revoke ends the hand early: not all tricks need be there.
  if (hand.tricks === null || (hand.kind === 'played' && hand.revoke !== null)) return true
  if (hand.tricks.some((tricks) => tricks < 0) || total(hand.tricks) !== allTricks(rules)) return false
  for (let side = 0; side < hand.tricks.length; side += 1) {
    if (hand.tricks[side] === 0 && ((points[side] ?? 0) > 0 || hand.lastTrick === side)) return false
  }
  return true
}

function belasCanBe(rules: Rules, hand: PlayedHand): boolean {
  if (hand.bela.length === 0) return true
  if (hand.trump === 'none') return false
  if (meldsAreIgnored(rules, hand)) return true
  for (const way of ways(rules, hand)) if (belasFit(hand, way)) return true
  return false
}

/** Returns the points of all the tricks for a side that takes them all. */
export const allTricksPoints = (rules: Rules, trump: string): number =>
  rules.sweep === '360' ? 360 : packPoints(trump) + lastOfAll(rules)

/** Returns the points of the last trick for a side that took all of them. */
export function lastOfAll(rules: Rules): number {
  if (rules.sweep === '252') return 100
  return rules.sweep === '262' ? 110 : 10
}

/**
 * Tells whether declarations can be worth these points. It adds one after the other: a run, a four of a kind, or one of the belas
 * that the trumps allow.
 */
export function canBeDeclared(rules: Rules, trump: string, points: number): boolean {
  if (trump === 'none' && rules.noTrumpMelds === 'none') return points === 0
  const belas = trump === 'all' ? 4 : trump === 'none' ? 0 : 1
  const worths = [...(rules.runs === 'yes' ? [20, 50, 100] : []), ...(rules.carres === 'yes' ? [100, 150, 200] : [])]
  const sums = new Set(Array.from({ length: belas + 1 }, (_, count) => 20 * count))
  for (const sum of sums) for (const worth of worths) if (sum + worth <= points) sums.add(sum + worth)
  return sums.has(points)
}

const isOfAllTricks = (hand: CountedHand): boolean => hand.tricks !== null && [...hand.tricks].sort().join() === '0,8'

/** Returns the trumps under which all the cards, the last trick and declarations can make the totals of partners. */
export function trumpsOfSum(rules: Rules, hand: CountedHand): readonly string[] {
  const trumps = hand.trump === null ? possibleTrumps(rules) : [hand.trump]
  const last = isOfAllTricks(hand) ? lastOfAll(rules) : 10
  return trumps.filter((trump) => canBeDeclared(rules, trump, total(hand.totals) - packPoints(trump) - last))
}

function countFault(rules: Rules, hand: CountedHand): ProblemCode | null {
  if (hand.totals.some((points) => points < 0)) return 'impossible-card-points'
  const isKnown = rules.players === 4 && rules.sweep !== '360'
  const trumps = isKnown ? trumpsOfSum(rules, hand) : []
  if (isKnown && trumps.length === 0) return 'impossible-card-points'
  if (!tricksCanBe(rules, hand, [])) return 'impossible-tricks'
  for (const [side, points] of hand.totals.entries()) {
    const isTrickless = isKnown && hand.tricks?.[side] === 0
    if (isTrickless && !trumps.some((trump) => canBeDeclared(rules, trump, points))) return 'impossible-tricks'
  }
  if (belasAreTooMany(rules, hand)) return 'impossible-bela'
  const isShort = (points: number, side: number) => points < 20 * hand.bela.filter((seat) => seat % 2 === side).length
  return isKnown && hand.totals.some(isShort) ? 'impossible-bela' : null
}

/**
 * Tells whether there are too many belas: one is possible in a suit, four at all trumps, none without trumps. If the trumps
 * were not said, the most that these rules allow.
 */
function belasAreTooMany(rules: Rules, { bela, trump }: CountedHand): boolean {
  if (trump === 'none') return bela.length > 0
  const couldBeAll = trump === 'all' || (trump === null && rules.auction === 'contracts')
  return bela.length > (couldBeAll ? 4 : 1)
}

function claimFault(rules: Rules, hand: ClaimedHand): ProblemCode | null {
  if (rules.claims === 'none') return 'impossible-option'
  if (hand.trump !== null && !possibleTrumps(rules).includes(hand.trump)) return 'impossible-option'
  if (rules.claims === 'first-three' && hand.afterTrick > 3) return 'impossible-option'
  const most =
    rules.players === 2
      ? 146
      : rules.players === 3
        ? 152
        : packPoints(hand.trump ?? (rules.auction === 'contracts' ? 'all' : 'spades'))
  if (hand.cardPoints !== null && (hand.cardPoints < 0 || hand.cardPoints > most)) return 'impossible-card-points'
  if (hand.afterTrick < 1 || hand.afterTrick > allTricks(rules)) return 'impossible-tricks'
  if (hand.lastTrick && hand.afterTrick !== allTricks(rules)) return 'impossible-tricks'
  if (hand.trump === 'none' && hand.bela !== 'none') return 'impossible-bela'
  return null
}
