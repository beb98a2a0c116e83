import type { ScoredRow } from '../engine/game/ledger'
import { fourValue, runValue } from '../engine/melds/meld-values'
import { handSize } from '../engine/table/deck'
import { CLAIM_BELAS, type ClaimedHand, type Meld, type PlayedHand } from '../engine/table/hand'
import { clashes, multipliersOf, OPTIONS, type ListedOption, type Rules } from '../engine/table/options'
import { at, highestSides, otherSides, seatsOfSide, sideOf, sidesOf, sum, type Side } from '../engine/table/seats'
import type { Seen } from './draw-hand'

/** The mistakes that lead to a wrong answer: a fact left out or taken for another, or the rule of another table. */
export type Mistake =
  | 'bela'
  | 'runs'
  | 'beaten-runs'
  | 'last-trick'
  | 'last-trick-moved'
  | 'taker'
  | 'kept'
  | 'failed'
  | 'doubling'
  | 'bid'
  | 'held-over'
  | 'every-trick'
  | 'other-table'
  | 'wrong-side'
  | 'piles'
  | 'count'

/** The same hand with a mistake in it. */
export interface Mistaken {
  readonly mistake: Mistake
  readonly seen: Seen
}

/**
 * The mistakes that can be made with a hand: `own` come from its own facts, `others` from the rules of other tables, and `any`
 * fit any hand.
 */
export interface Ways {
  readonly own: readonly Mistaken[]
  readonly others: readonly Mistaken[]
  readonly any: readonly Mistaken[]
}

export function waysToMistake(seen: Seen, row: ScoredRow): Ways {
  const { hand } = seen
  if (hand.kind === 'claimed') return ofClaim(seen, hand)
  return { own: ofFacts(seen, hand, row), others: otherTables(seen), any: ofAny(seen, hand) }
}

const as = (mistake: Mistake, seen: Seen, hand: Partial<PlayedHand>): Mistaken => ({
  mistake,
  seen: { ...seen, hand: { ...seen.hand, ...hand } as PlayedHand },
})

function ofFacts(seen: Seen, hand: PlayedHand, row: ScoredRow): readonly Mistaken[] {
  const { rules, standing } = seen
  const own = (isSo: boolean, mistaken: () => Mistaken) => (isSo ? [mistaken()] : [])
  return [
    ...own(hand.bela.length > 0, () => as('bela', seen, { bela: [] })),
    ...own(hand.melds.length > 0, () => as('runs', seen, { melds: [] })),
    ...own(
      row.score.earnedLines.some(({ reason }) => UNSCORED.has(reason.kind)),
      () => as('beaten-runs', seen, { melds: settled(rules, hand.melds) }),
    ),
    ...ofLastTrick(seen, hand),
    ...takenByOther(seen, hand, row),
    ...own(hand.multiplier > 1 || hand.big, () => as('doubling', seen, { multiplier: 1, big: false })),
    ...multipliersOf(rules)
      .filter((times) => hand.multiplier > 1 && times > 1)
      .map((multiplier) => as('doubling', seen, { multiplier })),
    ...own(standing.heldOver > 0, () => ({
      mistake: 'held-over' as const,
      seen: { ...seen, standing: { ...standing, heldOver: 0 } },
    })),
    ...ofBid(seen),
    ...ofEveryTrick(seen, hand),
  ]
}

const UNSCORED: ReadonlySet<string> = new Set(['run-beaten', 'run-equal', 'run-dead', 'run-blocked', 'four-beaten'])

/** Returns the declarations as if each side had scored its own. */
const settled = (rules: Rules, melds: readonly Meld[]): readonly Meld[] =>
  sidesOf(rules).flatMap((side) => {
    const points = sum(melds.map((meld) => (sideOfMeld(rules, meld) === side ? worthOf(rules, meld) : 0)))
    return points === 0 ? [] : [{ kind: 'settled', side, points } as const]
  })

const sideOfMeld = (rules: Rules, meld: Meld): Side => (meld.kind === 'settled' ? meld.side : sideOf(rules, meld.seat))

function worthOf(rules: Rules, meld: Meld): number {
  switch (meld.kind) {
    case 'cards':
      return runValue(meld.cards.length, rules.longRuns)
    case 'run':
      return runValue(meld.run, rules.longRuns)
    case 'four':
      return fourValue(meld.four)
    case 'settled':
      return meld.points
  }
}

/**
 * Returns the hand with the ten of the last trick given to another side or, if the sum of the card points is not fixed, left out.
 */
function ofLastTrick(seen: Seen, hand: PlayedHand): readonly Mistaken[] {
  const { rules } = seen
  const { lastTrick, cardPoints } = hand
  if (lastTrick === null) return []
  const without = cardPoints.map((points, side) => (points ?? 0) - (side === lastTrick ? 10 : 0))
  return [
    ...(rules.players === 4 ? [] : [as('last-trick', seen, { cardPoints: without })]),
    ...otherSides(rules, lastTrick).map((side) => as('last-trick-moved', seen, { lastTrick: side })),
  ]
}

/**
 * Returns the hand as if the strongest of the others had taken it. In a plain hand this answer lets a bate taker keep the points,
 * or a taker who made the hand lose them.
 */
function takenByOther(seen: Seen, hand: PlayedHand, { score }: ScoredRow): readonly Mistaken[] {
  const { rules } = seen
  const isPlain = hand.bid === null && hand.multiplier === 1 && !hand.big
  const mistake = !isPlain ? 'taker' : score.verdict === 'made' ? 'failed' : score.verdict === 'bate' ? 'kept' : 'taker'
  const strongest = highestSides(otherSides(rules, sideOf(rules, hand.taker)), score.earned)
  return strongest
    .flatMap((side) => seatsOfSide(rules, side))
    .slice(0, 1)
    .map((taker) => as(mistake, seen, { taker }))
}

const ofBid = (seen: Seen): readonly Mistaken[] => {
  const { rules } = seen
  if (rules.auction !== 'bids') return []
  const without: readonly Partial<Rules>[] = [{ bidWrites: 'made' }, { failedBid: 'no' }, { capotWrites: 'bid' }]
  return without.map((change) => ({ mistake: 'bid', seen: { ...seen, rules: { ...rules, ...change } } }))
}

/** Returns the hand as if a side without a trick had taken one. */
function ofEveryTrick(seen: Seen, hand: PlayedHand): readonly Mistaken[] {
  const { rules } = seen
  const all = handSize(rules)
  const sweeper = hand.tricks?.indexOf(all) ?? -1
  const [other] = sweeper === -1 ? [] : otherSides(rules, sweeper)
  if (other === undefined) return []
  const tricks = sidesOf(rules).map((side) => (side === sweeper ? all - 1 : side === other ? 1 : 0))
  return [as('every-trick', seen, { tricks })]
}

/** Options that change what a hand scores, and by which other tables may score it otherwise. */
const SCORING: readonly ListedOption[] = [
  'tie',
  'bateTo',
  'belaDecides',
  'belaKept',
  'longRuns',
  'equalRuns',
  'trumpRun',
  'runsNeedTrick',
  'sweep',
  'sweepMelds',
  'sweepDoubled',
  'kirtik',
  'noTrumpMelds',
  'noTrumpDoubled',
  'multiply',
  'bidNeeds',
  'bidWrites',
  'failedSweep',
  'pile',
  'doubleOf',
  'written',
]

const otherTables = (seen: Seen): readonly Mistaken[] =>
  SCORING.flatMap((option) => {
    const values: readonly unknown[] = OPTIONS[option]
    return values
      .filter((value) => value !== seen.rules[option])
      .map((value) => ({ ...seen.rules, [option]: value }) as Rules)
      .filter((rules) => clashes(rules).length === 0)
      .map((rules) => ({ mistake: 'other-table' as const, seen: { ...seen, rules } }))
  })

/** Returns the mistakes that fit any hand: everything given to the wrong side, the piles exchanged, and slips in the count. */
function ofAny(seen: Seen, hand: PlayedHand): readonly Mistaken[] {
  const { rules } = seen
  const taker = sideOf(rules, hand.taker)
  const others = otherSides(rules, taker)
  const points = hand.cardPoints.map((each) => each ?? 0)
  const shifted = (by: number, from: Side | null) =>
    points.map((each, side) => each + (side === taker ? by : side === from ? -by : 0))
  return [
    ...others.map((other) =>
      as('piles', seen, {
        cardPoints: points.map((each, side) => at(points, side === taker ? other : side === other ? taker : side)),
      }),
    ),
    ...sidesOf(rules).map((revoke) => as('wrong-side', seen, { revoke })),
    ...[10, -10, 20, -20, 4, -4, 30, -30].flatMap((by) =>
      (rules.players === 4 ? others : [null, ...others]).map((from) =>
        as('count', seen, { cardPoints: shifted(by, from) }),
      ),
    ),
  ]
}

function ofClaim(seen: Seen, hand: ClaimedHand): Ways {
  const as = (mistake: Mistake, change: Partial<ClaimedHand>): Mistaken => ({
    mistake,
    seen: { ...seen, hand: { ...hand, ...change } },
  })
  const counted = (by: number) => as('count', { cardPoints: (hand.cardPoints ?? 0) + by })
  return {
    own: [
      ...(hand.bela === 'none' ? [] : CLAIM_BELAS.map((bela) => as('bela', { bela }))),
      ...(hand.runPoints === 0 ? [] : [as('runs', { runPoints: 0 })]),
    ],
    others: [],
    any: [10, -10, 20, -20, 4, -4].map(counted),
  }
}
