import { sideWithoutPile } from '../engine/check/pile-sums'
import { scoreRow, type ScoredRow } from '../engine/game/ledger'
import { runValue } from '../engine/melds/meld-values'
import type { Standing } from '../engine/score/score'
import { handSize, trumpsOf } from '../engine/table/deck'
import { CLAIM_BELAS, type Bid, type ClaimedHand, type Hand, type PlayedHand } from '../engine/table/hand'
import { multipliersOf, type Rules } from '../engine/table/options'
import { at, highestSides, otherSides, sideOf, sidesOf, sum, type Side } from '../engine/table/seats'
import type { Chance } from './chance'
import { belaHolders, drawDeal, lastOf, meldsIn, pilesOf, suitsOf, tricksOf, type DrawnDeal } from './deal'
import type { Topic } from './topics'

/** A hand with the facts that the table saw, its rules, and the state of the game before it. */
export interface Seen<H extends Hand = PlayedHand | ClaimedHand> {
  readonly rules: Rules
  readonly hand: H
  readonly standing: Standing
}

/** Returns the scored row of a hand, or `null` if it cannot be scored. */
export function scoredRowOf({ rules, hand, standing }: Seen): ScoredRow | null {
  const row = scoreRow(rules, hand, standing)
  return row.ok ? row.value : null
}

/** Draws a hand about the topic, or returns `null` if this deal does not fit it. */
export function drawHand(rules: Rules, topic: Topic, chance: Chance): Seen | null {
  const deal = drawDeal(rules, chance, trumpsFor(rules, topic), isSwept(topic, chance) ? 'swept' : 'shared')
  if (topic === 'claim') return drawClaim(rules, deal, chance)
  if (topic !== 'sweep' && topic !== 'every-trick' && tricksOf(rules, deal).includes(0)) return null
  const seen = standingFor(topic, chance, withStakes(topic, chance, playedAs(rules, deal, topic)))
  const hand = topic === 'level' ? levelled(seen) : seen
  const row = hand === null ? null : scoredRowOf(hand)
  return hand === null || row === null || !isAbout(topic, hand, row) ? null : hand
}

const trumpsFor = (rules: Rules, topic: Topic) =>
  topic === 'no-suit' ? trumpsOf(rules).filter((trump) => !suitsOf(rules).includes(trump)) : suitsOf(rules)

const isSwept = (topic: Topic, chance: Chance): boolean =>
  topic === 'sweep' || (topic === 'every-trick' && chance.below(2) === 0)

const DECLARED: ReadonlySet<Topic> = new Set(['declared', 'all-declared', 'sweep', 'doubled', 'big', 'every-trick'])
const WITH_BELA: ReadonlySet<Topic> = new Set(['bela', 'all-declared', 'sweep', 'every-trick', 'no-suit'])

function playedAs(rules: Rules, deal: DrawnDeal, topic: Topic): Seen<PlayedHand> {
  const hand: PlayedHand = {
    kind: 'played',
    dealer: null,
    taker: deal.taker,
    trump: deal.trump,
    cardPoints: pilesOf(rules, deal),
    lastTrick: lastOf(deal),
    tricks: tricksOf(rules, deal),
    melds: DECLARED.has(topic) ? meldsIn(rules, deal) : [],
    bela: WITH_BELA.has(topic) ? belaHolders(rules, deal) : [],
    bid: rules.auction === 'bids' ? rules.bidStart : null,
    multiplier: 1,
    big: topic === 'big',
    revoke: null,
  }
  return { rules, hand, standing: { dealer: deal.dealer, totals: sidesOf(rules).map(() => 0), heldOver: 0 } }
}

/**
 * Adds a bid and a multiplier. The bid is near what the taker made, so that it can be made or fail. A doubled hand has the lowest
 * multiplier more often than any other.
 */
function withStakes(topic: Topic, chance: Chance, seen: Seen<PlayedHand>): Seen<PlayedHand> {
  const { rules, hand } = seen
  const higher = multipliersOf(rules).filter((times) => times > 1)
  const [lowest] = higher
  const multiplier = topic !== 'doubled' || lowest === undefined ? 1 : chance.oneOf([lowest, ...higher])
  const bid = rules.auction === 'bids' ? bidFor(topic, chance, seen) : null
  return { ...seen, hand: { ...hand, multiplier, bid } }
}

/** The highest bid in points: nearly all the points of the cards. Hardly anyone bids more without bidding every trick. */
const MOST_BID = 160

function bidFor(topic: Topic, chance: Chance, { rules, hand, standing }: Seen<PlayedHand>): Bid {
  if (topic === 'every-trick') return 'capot'
  const row = scoredRowOf({ rules, hand, standing })
  const made = row === null ? 0 : at(row.score.earned, sideOf(rules, hand.taker))
  const near = Math.floor(made / 10) * 10 + 10 * (chance.below(5) - 3)
  return Math.max(rules.bidStart, Math.min(rules.bidTop, MOST_BID, near))
}

function standingFor(topic: Topic, chance: Chance, seen: Seen<PlayedHand>): Seen<PlayedHand> {
  if (topic !== 'held-over') return seen
  const heldOver = seen.rules.scoring === 'points' ? 40 + chance.below(60) : 5 + chance.below(10)
  return { ...seen, standing: { ...seen.standing, heldOver } }
}

/**
 * Moves card points between the taker and the strongest of the others until both have made the same. Returns `null` if no whole
 * number of points does that.
 */
function levelled(seen: Seen<PlayedHand>): Seen<PlayedHand> | null {
  const { rules, hand } = seen
  const row = scoredRowOf(seen)
  if (row === null) return null
  const { earned } = row.score
  const taker = sideOf(rules, hand.taker)
  const best = at(highestSides(otherSides(rules, taker), earned), 0)
  const moved = (at(earned, taker) - at(earned, best)) / 2
  const cardPoints = hand.cardPoints.map(
    (points, side) => (points ?? 0) - (side === taker ? moved : side === best ? -moved : 0),
  )
  return Number.isInteger(moved) && cardPoints.every((points) => points >= 0)
    ? { ...seen, hand: { ...hand, cardPoints } }
    : null
}

/**
 * Tells whether a hand shows its topic, has piles that real cards can make, does not turn on the order of declaring, and does not
 * end the game.
 */
function isAbout(topic: Topic, { rules, hand }: Seen, row: ScoredRow): boolean {
  if (hand.kind !== 'played' || row.ending.over || sideWithoutPile(rules, hand) !== null) return false
  if (row.score.earnedLines.some(({ rule }) => rule === 'equal-runs') && rules.equalRuns === 'first-declared')
    return false
  const isSure = row.score.verdict !== 'tied'
  switch (topic) {
    case 'plain':
    case 'doubled':
    case 'big':
    case 'no-suit':
    case 'held-over':
    case 'sweep':
    case 'every-trick':
      return isSure
    case 'declared':
      return isSure && hand.melds.length > 0
    case 'bela':
      return isSure && hand.bela.length > 0
    case 'all-declared':
      return isSure && hand.melds.length > 0 && hand.bela.length > 0
    case 'failed':
      return row.score.verdict === 'bate'
    case 'level':
      return isLevel(rules, hand, row)
  }
  return false
}

const isLevel = (rules: Rules, hand: PlayedHand, { score }: ScoredRow): boolean => {
  const taker = sideOf(rules, hand.taker)
  return otherSides(rules, taker).some((side) => at(score.earned, side) === at(score.earned, taker))
}

/**
 * Draws a claim by a side that has just won a trick, a few points below or above the target, or returns `null` if this deal gives
 * none.
 */
function drawClaim(rules: Rules, deal: DrawnDeal, chance: Chance): Seen<ClaimedHand> | null {
  const last = rules.claims === 'first-three' ? 3 : handSize(rules) - 1
  const afterTrick = last - chance.below(Math.min(3, last))
  const side = sideOf(rules, deal.taker)
  if (at(deal.winners, afterTrick - 1) !== side) return null
  const hand: ClaimedHand = {
    kind: 'claimed',
    dealer: null,
    claimant: deal.taker,
    taker: deal.taker,
    trump: deal.trump,
    afterTrick,
    cardPoints: at(pilesOf(rules, deal, afterTrick), side),
    runPoints: runPointsOf(rules, deal, side),
    bela: belaHolders(rules, deal).includes(deal.taker)
      ? chance.oneOf(CLAIM_BELAS.filter((bela) => bela !== 'none'))
      : 'none',
    lastTrick: false,
  }
  const begun = { rules, hand, standing: { dealer: deal.dealer, totals: sidesOf(rules).map(() => 0), heldOver: 0 } }
  const row = scoredRowOf(begun)
  if (row === null) return null
  const before = rules.target - sum(row.score.earned) + chance.below(21) - 10
  const totals = sidesOf(rules).map((each) => (each === side ? before : rules.target - 10 - chance.below(150)))
  return totals.every((total) => total >= 0 && total < rules.target)
    ? { ...begun, standing: { ...begun.standing, totals } }
    : null
}

const runPointsOf = (rules: Rules, deal: DrawnDeal, side: Side): number =>
  sum(
    meldsIn(rules, deal).map((meld) =>
      meld.kind === 'cards' && sideOf(rules, meld.seat) === side ? runValue(meld.cards.length, rules.longRuns) : 0,
    ),
  )
