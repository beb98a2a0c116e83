import { possibleCardPoints, richestTrump } from '@/lib/engine/check/check'
import type { Card, Rank, Suit, Trump } from '@/lib/engine/table/card'
import type { Bid, Meld, Multiplier } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import { fromEldest, sidesOf, type Seat, type Side } from '@/lib/engine/table/seats'
import { figuresOf } from './counted'
import type { Draft, GoodRuns, Way } from './draft'

/** Sets taker and trumps in one tap; a second tap on the same key clears both. */
export function take(draft: Draft, seat: Seat, trump: Trump): Draft {
  const isSame = draft.taker === seat && draft.trump === trump
  return isSame ? { ...draft, taker: null, trump: null } : { ...draft, taker: seat, trump }
}

export const chooseTaker = (draft: Draft, seat: Seat): Draft => ({
  ...draft,
  taker: draft.taker === seat ? null : seat,
})
export const chooseTrump = (draft: Draft, trump: Trump): Draft => ({
  ...draft,
  trump: draft.trump === trump ? null : trump,
})
export const chooseMultiplier = (draft: Draft, multiplier: Multiplier): Draft => ({
  ...draft,
  multiplier: draft.multiplier === multiplier ? 1 : multiplier,
})
export const toggleBig = (draft: Draft): Draft => ({ ...draft, big: !draft.big })
export const toggleRevoke = (draft: Draft, side: Side): Draft => ({
  ...draft,
  revoke: draft.revoke === side ? null : side,
})
export const chooseDealer = (draft: Draft, seat: Seat | null): Draft => ({ ...draft, dealer: seat })
export const chooseBid = (draft: Draft, bid: Bid): Draft => ({ ...draft, bid })

export const chooseLastTrick = (draft: Draft, side: Side): Draft => ({
  ...draft,
  lastTrick: draft.lastTrick === side ? null : side,
})

/** Notes whose runs are good, and clears what was entered about their top cards and suits. */
export const chooseGood = (draft: Draft, good: GoodRuns): Draft => ({
  ...draft,
  good,
  melds: draft.melds.map((meld) => (meld.kind === 'run' ? { ...meld, top: null, suit: null } : meld)),
})

const isRun = (meld: Meld, seat: Seat, length: number): boolean =>
  meld.kind === 'run' && meld.seat === seat && meld.run === length

/** Returns the number of runs of this length that the seat has noted. */
export const runCount = (draft: Draft, seat: Seat, length: number): number =>
  draft.melds.filter((meld) => isRun(meld, seat, length)).length

/** Notes one more run of this length. Once there are `most`, as many as a hand can have, removes them all. */
export function cycleRun(draft: Draft, seat: Seat, length: number, most: number): Draft {
  if (runCount(draft, seat, length) < most) return addRun(draft, seat, length)
  return withMelds(
    draft,
    draft.melds.filter((meld) => !isRun(meld, seat, length)),
  )
}

/** Replaces the declarations. This can change whose runs are good, so that answer is cleared. */
const withMelds = (draft: Draft, melds: readonly Meld[]): Draft => ({ ...draft, melds, good: null })

export const addRun = (draft: Draft, seat: Seat, length: number): Draft =>
  withMelds(draft, [...draft.melds, { kind: 'run', seat, run: length, top: null, suit: null }])

const isFour = (meld: Meld, seat: Seat, four: Rank): boolean =>
  meld.kind === 'four' && meld.seat === seat && meld.four === four

export const hasFour = (draft: Draft, seat: Seat, four: Rank): boolean =>
  draft.melds.some((meld) => isFour(meld, seat, four))

export function toggleFour(draft: Draft, seat: Seat, four: Rank): Draft {
  const others = draft.melds.filter((meld) => !isFour(meld, seat, four))
  return withMelds(draft, hasFour(draft, seat, four) ? others : [...others, { kind: 'four', seat, four }])
}

export const removeMeld = (draft: Draft, index: number): Draft =>
  withMelds(
    draft,
    draft.melds.filter((_, place) => place !== index),
  )

/** Takes back one bela of a seat. */
export function removeBela(draft: Draft, seat: Seat): Draft {
  const place = draft.bela.indexOf(seat)
  return { ...draft, bela: draft.bela.filter((_, index) => index !== place) }
}

/** Sets the top or the suit of a run, if it decides; the same answer again clears it. */
export function describeRun(
  draft: Draft,
  index: number,
  said: { readonly top: Rank } | { readonly suit: Suit },
): Draft {
  const melds = draft.melds.map((meld, place) => {
    if (place !== index || meld.kind !== 'run') return meld
    if ('top' in said) return { ...meld, top: meld.top === said.top ? null : said.top }
    return { ...meld, suit: meld.suit === said.suit ? null : said.suit }
  })
  return { ...draft, melds, good: null }
}

/**
 * Adds a bela of a seat, or clears those it has once there are as many as possible: one, or with all trumps four at the table.
 */
export function toggleBela(draft: Draft, seat: Seat): Draft {
  const held = draft.bela.filter((other) => other === seat).length
  const others = draft.bela.filter((other) => other !== seat)
  const most = draft.trump === 'all' ? 4 - others.length : 1
  const next = held < most ? held + 1 : 0
  return { ...draft, bela: [...others, ...Array.from({ length: next }, () => seat)] }
}

/**
 * Returns the most that a side can have under this way of counting. Tells when a typed number is complete and when a figure is
 * too high.
 */
export function mostPoints(rules: Rules, draft: Draft): number {
  if (draft.way === 'piles') return possibleCardPoints(rules, draft.trump ?? richestTrump(rules)).to
  if (rules.sweep === '360') return 600
  return rules.auction === 'contracts' ? 900 : 400
}

/** Tells whether the form works out the last side's points itself, because all cards are in play. */
export const isSumFixed = (rules: Rules, draft: Draft): boolean => draft.way === 'piles' && rules.players === 4

/** Adds a digit; the next field is marked automatically only when no longer number is possible. */
export function typeDigit(rules: Rules, draft: Draft, digit: string): Draft {
  const before = isFresh(draft) ? '' : (draft.figures[draft.field] ?? '')
  const figures = `${before}${digit}`.replace(/^0+(?=\d)/, '')
  if (figures.length > 3) return draft
  const typed = withFigures(rules, { ...draft, fresh: false }, figures)
  const isComplete = Number(figures) * 10 > mostPoints(rules, draft) || figures === '0'
  return isComplete ? nextField(rules, typed) : typed
}

/**
 * Tells whether the next digit replaces the figure: points counted card by card are one number, so a digit starts over.
 */
const isFresh = (draft: Draft): boolean => draft.fresh || draft.piles !== null

/**
 * Sets the figure of the marked side. Where the sum of both sides is fixed, the other side's figure is cleared. Counted
 * cards are cleared too, but the points counted for other sides stay as numbers. That a side took no trick was an answer about the
 * old figures, and is asked again if it matters.
 */
function withFigures(rules: Rules, draft: Draft, figures: string): Draft {
  const other = isSumFixed(rules, draft) ? '' : null
  return {
    ...draft,
    piles: null,
    tricks: draft.tricks.includes(0) ? draft.tricks.map(() => null) : draft.tricks,
    figures: figuresOf(rules, draft).map((old, side) => (side === draft.field ? figures : (other ?? old))),
    countedAt: other === null ? draft.countedAt?.map((old, side) => (side === draft.field ? null : old)) : undefined,
  }
}

export function eraseDigit(rules: Rules, draft: Draft): Draft {
  const figures = figuresOf(rules, draft)[draft.field] ?? ''
  if (figures === '') return draft
  return withFigures(rules, { ...draft, fresh: false }, isFresh(draft) ? '' : figures.slice(0, -1))
}

/**
 * Marks the last trick of a side and moves the keypad to its figure, but does not interrupt a figure of that side being typed.
 */
export function flagLastTrick(draft: Draft, side: Side): Draft {
  const flagged = chooseLastTrick(draft, side)
  return draft.field === side ? flagged : focusField(flagged, side)
}

export const focusField = (draft: Draft, side: Side): Draft => ({ ...draft, field: side, fresh: true })

/**
 * Moves to the next side without a figure. The field stays if there is none or the rest is filled in, so that an extra digit is
 * visible.
 */
function nextField(rules: Rules, draft: Draft): Draft {
  if (isSumFixed(rules, draft)) return draft
  const sides = sidesOf(rules)
  const later = [...sides.slice(draft.field + 1), ...sides.slice(0, draft.field)]
  const figures = figuresOf(rules, draft)
  const empty = later.find((side) => figures[side] === '')
  return empty === undefined ? draft : { ...draft, field: empty, fresh: true }
}

/**
 * Ends a number and marks the next side. An empty field has nothing to end: it may have been marked automatically a
 * moment before.
 */
export function skipField(rules: Rules, draft: Draft): Draft {
  if (figuresOf(rules, draft)[draft.field] === '') return draft
  const sides = sidesOf(rules)
  return { ...draft, field: (draft.field + 1) % sides.length, fresh: true }
}

/** Notes whether a side took a trick. One trick is noted for one or more, because no rule needs the exact number. */
export function sayNoTrick(draft: Draft, side: Side, tookNone: 'none' | 'some', all: number): Draft {
  return sayTricks(draft, side, tookNone === 'none' ? 0 : 1, all)
}

export function sayTricks(draft: Draft, side: Side, count: number, all: number): Draft {
  const tricks = draft.tricks.map((old, index) =>
    index === side ? count : draft.tricks.length === 2 ? all - count : old,
  )
  return { ...draft, tricks }
}

/**
 * Puts a card into the pile of a side, or takes it out again. Clears typed figures and tricks, because they follow from the
 * piles.
 */
export function tapCard(draft: Draft, side: Side, card: Card): Draft {
  const piles = draft.piles ?? draft.figures.map(() => [])
  const isTaken = piles[side]?.includes(card) ?? false
  const without = piles.map((pile) => pile.filter((other) => other !== card))
  return {
    ...draft,
    piles: isTaken ? without : without.map((pile, index) => (index === side ? [...pile, card] : pile)),
    figures: draft.figures.map(() => ''),
    countedAt: undefined,
    tricks: draft.tricks.map(() => null),
  }
}

/** Changes the way of counting. Facts of the hand stay; figures are cleared because they mean something else. */
export function changeWay(draft: Draft, way: Way): Draft {
  return {
    ...draft,
    way,
    figures: draft.figures.map(() => ''),
    field: 0,
    fresh: false,
    piles: null,
    countedAt: undefined,
  }
}

/**
 * Returns the declarations in the order in which they were spoken, eldest hand first, because the first of equal runs can win.
 */
export function inOrderOfDeclaring(rules: Rules, melds: readonly Meld[], dealer: Seat): readonly Meld[] {
  const order = fromEldest(rules, dealer)
  const place = (meld: Meld) => (meld.kind === 'settled' ? order.length : order.indexOf(meld.seat))
  return [...melds].sort((a, b) => place(a) - place(b))
}
