import type { Result } from '../../core/result'
import { possibleCardPoints } from '../check/check'
import { belasIn } from '../score/line'
import type { Standing } from '../score/score'
import type { Trump } from '../table/card'
import { handSize, LAST_TRICK } from '../table/deck'
import type { PlayedHand } from '../table/hand'
import type { Rules } from '../table/options'
import type { Problem } from '../table/problem'
import { at, sideOf, sidesOf, sum, type Seat, type Side } from '../table/seats'
import { type ScoredRow, scoreRow } from './ledger'

/** The facts of a hand that are known while it is played: taker, trump and declarations. */
export interface HandSoFar extends Pick<PlayedHand, 'melds' | 'bela' | 'bid' | 'multiplier' | 'big' | 'lastTrick'> {
  readonly taker: Seat
  readonly trump: Trump
}

/** The aim of a side: to win the hand, as taker or against the taker, or to win the game with it. */
export type Goal = 'hand' | 'game'

/**
 * The points that a side needs in its tricks, including the ten for the last trick. They are enough no matter what the others
 * have, and one point fewer is not. `never`: no number of points is enough. `open`: a fact has to be said first.
 */
export type Need =
  { readonly kind: 'points'; readonly points: number } | { readonly kind: 'never' } | { readonly kind: 'open' }

/**
 * Returns the points that a side needs for its goal. It does not consider that one side takes every trick, which has its own
 * rules.
 */
export function need(rules: Rules, hand: HandSoFar, standing: Standing, side: Side, goal: Goal): Need {
  const answers = (points: number) => answer({ rules, hand, standing, side, goal }, points)
  const { least, usual, most } = reachOf(rules, hand, side)
  if (answers(usual) === 'open') return { kind: 'open' }
  if (answers(usual) === 'no') return answers(most) === 'yes' ? { kind: 'points', points: most } : { kind: 'never' }
  const points = fewest(least + 1, usual, (tried) => answers(tried) === 'yes')
  return { kind: 'points', points: points === least + 1 && answers(least) === 'yes' ? 0 : points }
}

/**
 * Returns the least and the most points that a side's tricks can make, with the ten if the last trick can be its own. `usual` is
 * the most that they make short of every trick.
 */
function reachOf(rules: Rules, { trump, lastTrick }: HandSoFar, side: Side) {
  const { to } = possibleCardPoints(rules, trump)
  if (lastTrick !== null && lastTrick !== side) return { least: 0, usual: to, most: to }
  const least = lastTrick === side ? LAST_TRICK : 0
  return { least, usual: to + LAST_TRICK - 1, most: to + LAST_TRICK }
}

/** Returns the smallest number that is enough, by halving. Every greater number must be enough too, and so must `to`. */
function fewest(from: number, to: number, willDo: (points: number) => boolean): number {
  if (from === to) return from
  const middle = Math.floor((from + to) / 2)
  return willDo(middle) ? fewest(from, middle, willDo) : fewest(middle + 1, to, willDo)
}

interface Question {
  readonly rules: Rules
  readonly hand: HandSoFar
  readonly standing: Standing
  readonly side: Side
  readonly goal: Goal
}

/** Tells whether this many points are enough however the others share the rest; `open` if another fact is needed first. */
function answer(question: Question, points: number): 'yes' | 'no' | 'open' {
  const rows = spreads(question, points).flatMap((spread) => rowsOf(question, spread))
  if (rows.some((row) => !row.ok && row.error.name !== 'card-points-sum')) return 'open'
  return rows.every((row) => !row.ok || isReached(question, row.value)) ? 'yes' : 'no'
}

function isReached({ rules, hand, side, goal }: Question, { score, ending }: ScoredRow): boolean {
  if (goal === 'game') return ending.over && ending.winner === side
  return score.verdict === (side === sideOf(rules, hand.taker) ? 'made' : 'bate')
}

/**
 * Scores the hand with these points in each side's tricks, for every winner of the last trick and every count of tricks that
 * matters.
 */
function rowsOf({ rules, hand, standing }: Question, tricks: readonly number[]): readonly Result<ScoredRow, Problem>[] {
  const last = hand.lastTrick === null ? sidesOf(rules) : [hand.lastTrick]
  return last.flatMap((lastTrick) => {
    const cardPoints = tricks.map((points, side) => points - (side === lastTrick ? LAST_TRICK : 0))
    if (cardPoints.some((points) => points < 0)) return []
    const played: PlayedHand = {
      ...hand,
      kind: 'played',
      cardPoints,
      lastTrick,
      tricks: null,
      revoke: null,
      dealer: null,
    }
    const row = scoreRow(rules, played, standing)
    if (row.ok || row.error.name !== 'say-tricks') return [row]
    return tricksOf(rules, cardPoints, lastTrick).map((count) =>
      scoreRow(rules, { ...played, tricks: count }, standing),
    )
  })
}

/** Returns the counts of tricks by side. A side without card points may have taken a trick or none, so both are tried. */
function tricksOf(rules: Rules, cardPoints: readonly number[], lastTrick: Side): readonly (readonly number[])[] {
  const ways = sidesOf(rules).reduce<readonly (readonly number[])[]>(
    (found, side) =>
      found.flatMap((way) => {
        if (side === lastTrick) return [[...way, 0]]
        return at(cardPoints, side) > 0
          ? [[...way, 1]]
          : [
              [...way, 0],
              [...way, 1],
            ]
      }),
    [[]],
  )
  return ways.map((way) => way.map((count, side) => (side === lastTrick ? handSize(rules) - sum(way) : count)))
}

/**
 * Returns the shares of the other sides at which the answer can change, as points by side: everything or as little as possible,
 * only the ten of the last trick or everything else, all to one of them, and one point more or less than makes two sides level.
 */
function spreads(question: Question, points: number): readonly (readonly number[])[] {
  const { rules, hand, side } = question
  const { from, to, only } = possibleCardPoints(rules, hand.trump)
  const [most, least] = [to + LAST_TRICK - points, Math.max(0, from + LAST_TRICK - points)]
  const others = sidesOf(rules).filter((other) => other !== side)
  const more = extras(question)
  const level = (other: Side) => points + at(more, side) - at(more, other)
  const [first = 0, second] = others
  const sums = only ?? [from, to]
  const ends = sums.map((all) => all + LAST_TRICK - points)
  const rests = within(least, most, [least, LAST_TRICK, ...ends, ...others.flatMap((other) => around(level(other)))])
  if (second === undefined) return rests.map((rest) => placed(rules, side, points, [rest]))
  const both = around(points + at(more, side) - at(more, first) - at(more, second))
  return within(least, most, [...rests, ...both, level(first) + level(second)]).flatMap((rest) => {
    const even = Math.floor((rest + at(more, second) - at(more, first)) / 2)
    const shares = [
      0,
      rest,
      LAST_TRICK,
      rest - LAST_TRICK,
      ...around(level(first)),
      ...around(rest - level(second)),
      ...around(even),
    ]
    return within(0, rest, shares).map((share) => placed(rules, side, points, [share, rest - share]))
  })
}

const around = (value: number): readonly number[] => [value - 1, value, value + 1]

const within = (from: number, to: number, values: readonly number[]): readonly number[] => [
  ...new Set(values.filter((value) => value >= from && value <= to)),
]

/** Returns points by side, from those of one side and those of the others in order. */
/* v8 ignore next -- the others are all the sides but one */
const placed = (rules: Rules, side: Side, points: number, others: readonly number[]): readonly number[] =>
  sidesOf(rules).map((other) => (other === side ? points : (others[other < side ? other : other - 1] ?? 0)))

/** Returns the points that each side has besides its tricks (runs, fours, bela), if every side takes a trick. */
function extras(question: Question): readonly number[] {
  const { rules, hand } = question
  const sides = sidesOf(rules)
  const all = possibleCardPoints(rules, hand.trump).to
  const cards = sides.map((side) => (side === 0 ? all - 20 * (sides.length - 1) : 20))
  const lastTrick = hand.lastTrick ?? 0
  const [row] = rowsOf(
    { ...question, hand: { ...hand, lastTrick } },
    cards.map((points, side) => points + (side === lastTrick ? LAST_TRICK : 0)),
  )
  if (row === undefined || !row.ok) return sides.map(() => 0)
  const times = hand.trump === 'none' && rules.noTrumpDoubled === 'yes' ? 2 : 1
  // If belas do not decide the hand, they do not make sides level either.
  const aside = rules.belaDecides === 'no' ? belasIn(row.value.score.earnedLines, sides.length) : sides.map(() => 0)
  return sides.map((side) => {
    const tricks = at(cards, side) + (side === lastTrick ? LAST_TRICK : 0)
    return at(row.value.score.earned, side) / times - tricks - at(aside, side)
  })
}
