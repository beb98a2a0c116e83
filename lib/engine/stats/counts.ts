import type { ScoredRow } from '../game/ledger'
import type { Score } from '../score/score'
import { isContested } from '../table/hand'
import type { Rules } from '../table/options'
import { at, sideOf, type Seat } from '../table/seats'

/**
 * The counts of the hands of a player (or pair), each a whole number that adds up over hands and games. `hands` were played out,
 * by piles or by finished totals; `taken` are those that this party took and `defended` those that another side took. `made`,
 * `bate`, `tied` and `revoked` are the outcomes of the taken ones. `takenPoints` and `defendedPoints` are the card points of the
 * side in them, before any points move. `detailed` hands were entered by piles: only they have `runs`, `fours` and `belas`, and
 * those are the ones that scored.
 */
export const COUNTS = [
  'hands',
  'taken',
  'made',
  'bate',
  'tied',
  'revoked',
  'takenPoints',
  'defended',
  'defendedPoints',
  'detailed',
  'runs',
  'fours',
  'belas',
] as const

export type Count = (typeof COUNTS)[number]
export type Counts = { readonly [C in Count]: number }

export const NO_COUNTS: Counts = {
  hands: 0,
  taken: 0,
  made: 0,
  bate: 0,
  tied: 0,
  revoked: 0,
  takenPoints: 0,
  defended: 0,
  defendedPoints: 0,
  detailed: 0,
  runs: 0,
  fours: 0,
  belas: 0,
}

/** Adds the counts of two hands, games or evenings. */
export function addCounts(a: Counts, b: Counts): Counts {
  // About half of all sums have an empty part.
  if (a === NO_COUNTS) return b
  if (b === NO_COUNTS) return a
  return {
    hands: a.hands + b.hands,
    taken: a.taken + b.taken,
    made: a.made + b.made,
    bate: a.bate + b.bate,
    tied: a.tied + b.tied,
    revoked: a.revoked + b.revoked,
    takenPoints: a.takenPoints + b.takenPoints,
    defended: a.defended + b.defended,
    defendedPoints: a.defendedPoints + b.defendedPoints,
    detailed: a.detailed + b.detailed,
    runs: a.runs + b.runs,
    fours: a.fours + b.fours,
    belas: a.belas + b.belas,
  }
}

/**
 * Returns the counts of one hand for the players in these seats, which are of one side. Deals thrown in, points settled by word
 * and claims were not played out, so they count for nothing here.
 */
export function countHand(rules: Rules, { hand, score }: ScoredRow, seats: readonly Seat[]): Counts {
  const [first] = seats
  if (first === undefined || !isContested(hand)) return NO_COUNTS
  const side = sideOf(rules, first)
  const earned = at(score.earned, side)
  return {
    ...NO_COUNTS,
    hands: 1,
    ...(seats.includes(hand.taker) ? asTaker(score, earned) : null),
    ...(sideOf(rules, hand.taker) === side ? null : { defended: 1, defendedPoints: earned }),
    ...(hand.kind === 'played' ? detailOf(score, seats) : null),
  }
}

function asTaker({ verdict }: Score, earned: number): Partial<Counts> {
  return {
    taken: 1,
    takenPoints: earned,
    made: Number(verdict === 'made'),
    bate: Number(verdict === 'bate'),
    tied: Number(verdict === 'tied'),
    revoked: Number(verdict === 'revoked'),
  }
}

type Told = 'run' | 'four' | 'bela'

function detailOf({ earnedLines }: Score, seats: readonly Seat[]): Partial<Counts> {
  const scored = (kind: Told): number =>
    earnedLines.filter(({ reason }) => reason.kind === kind && seats.includes(reason.seat)).length
  return { detailed: 1, runs: scored('run'), fours: scored('four'), belas: scored('bela') }
}

/** A part of a whole, both whole numbers: a rate, or an average if the whole is a number of hands. */
export interface Ratio {
  readonly part: number
  readonly whole: number
}

/** Returns the ratio; `null` if there is nothing to divide by. */
const ratio = (part: number, whole: number): Ratio | null => (whole === 0 ? null : { part, whole })

/** Returns how often taken hands were made. Tied and revoked hands are taken hands that were neither made nor bate. */
export const madeRate = ({ made, taken }: Counts): Ratio | null => ratio(made, taken)
export const bateRate = ({ bate, taken }: Counts): Ratio | null => ratio(bate, taken)
/**
 * Returns the average card points in hands that the party took; `averageDefending` does the same for hands that another side
 * took.
 */
export const averageTaking = ({ takenPoints, taken }: Counts): Ratio | null => ratio(takenPoints, taken)
export const averageDefending = ({ defendedPoints, defended }: Counts): Ratio | null => ratio(defendedPoints, defended)
