import { isSameLine, type Line } from '../score/line'
import type { Verdict } from '../score/made-tie-or-bate'
import type { Score } from '../score/score'
import type { Problem } from '../table/problem'
import type { Seat, Side } from '../table/seats'
import type { Ledger, LedgerRow, ScoredRow } from './ledger'

/** A sheet with an id for each row, so that a row can be found again after a correction. */
export interface ComparedSheet {
  readonly ids: readonly string[]
  readonly ledger: Ledger
}

/** One change that a correction makes beyond the hand itself. Hands are counted from 0, in the order of the corrected sheet. */
export type Difference =
  | { readonly kind: 'verdict'; readonly hand: number; readonly verdict: Verdict; readonly heldOverAdded: number }
  | { readonly kind: 'points'; readonly hands: readonly number[] }
  /** A hand holds over other points than before under the same verdict, or none because it is not a tie any more. */
  | { readonly kind: 'held-over'; readonly hand: number; readonly before: number; readonly after: number }
  /** The card points of these hands change, but their points on the sheet do not. */
  | { readonly kind: 'earned'; readonly hands: readonly number[] }
  /** The figures of these hands stay, but they rest on other rules. */
  | { readonly kind: 'reasons'; readonly hands: readonly number[] }
  | { readonly kind: 'dealer'; readonly hands: readonly number[] }
  | { readonly kind: 'next-dealer'; readonly dealer: Seat }
  /** `hand` is `null` if the hand that won the game is deleted. */
  | { readonly kind: 'win-undone'; readonly hand: number | null; readonly winner: Side | null }
  /** `hand` is `null` if it is the hand being inserted, which is on no sheet yet. */
  | { readonly kind: 'win'; readonly hand: number | null; readonly winner: Side | null }
  /** The game goes on or ends at the same hand as before, but by another rule. */
  | { readonly kind: 'ending'; readonly hand: number; readonly over: boolean }
  | { readonly kind: 'after-end'; readonly hands: readonly number[] }
  | { readonly kind: 'counts-again'; readonly hands: readonly number[] }
  | { readonly kind: 'open'; readonly hand: number }

/* v8 ignore next -- every row has its id */
const handIdAt = ({ ids }: ComparedSheet, hand: number): string => ids[hand] ?? ''

interface Pair {
  readonly hand: number
  readonly id: string
  readonly before: LedgerRow | undefined
  readonly after: LedgerRow
}

/**
 * Returns everything that a correction or other rules change on the sheet, except the running totals, which follow from the
 * points. `corrected` is the id of the corrected hand: its own figures are on the screen anyway and are not listed.
 */
export function compareSheets(
  before: ComparedSheet,
  after: ComparedSheet,
  corrected: string | null,
): readonly Difference[] {
  const old = new Map(before.ids.map((id, hand) => [id, before.ledger.rows[hand]] as const))
  const pairs = after.ledger.rows.map((row, hand): Pair => {
    const id = handIdAt(after, hand)
    return { hand, id, before: old.get(id), after: row }
  })
  const others = pairs.filter((pair) => pair.id !== corrected)
  return [
    ...verdicts(pairs),
    ...tiesUndone(pairs),
    ...alike('points', others, isPointsOnly),
    ...heldOver(others),
    ...alike('earned', others, isEarnedOnly),
    ...alike('reasons', others, isReasonsOnly),
    ...alike('dealer', others, isOtherDealer),
    ...endings(before, after),
    ...endedOtherwise(others),
    ...alike('after-end', pairs, isAfterEnd),
    ...alike('counts-again', others, isCountingAgain),
    ...opened(others),
    ...dealerChanged(before.ledger, after.ledger),
  ]
}

/**
 * Returns the changes of the other hands when one hand is deleted. They keep the numbers they have on the screen before the
 * deletion; the deleted hand is not listed.
 */
export function compareWithout(before: ComparedSheet, after: ComparedSheet, deleted: number): readonly Difference[] {
  /* v8 ignore next -- rows before the deleted one stay as they are */
  const asBefore = (hand: number) => (hand < deleted ? hand : hand + 1)
  return compareSheets(before, after, null).map((difference) => renumbered(difference, asBefore))
}

/**
 * Returns the changes of the other hands when a hand is inserted. They keep the numbers they have on the screen before the
 * insertion.
 */
export function compareInserted(before: ComparedSheet, after: ComparedSheet, inserted: number): readonly Difference[] {
  /* v8 ignore next -- rows before the inserted one stay as they are */
  const asBefore = (hand: number) => (hand < inserted ? hand : hand - 1)
  return compareSheets(before, after, handIdAt(after, inserted)).map((difference) =>
    difference.kind === 'win' && difference.hand === inserted
      ? { ...difference, hand: null }
      : renumbered(difference, asBefore),
  )
}

function renumbered(difference: Difference, place: (hand: number) => number): Difference {
  if ('hands' in difference) return { ...difference, hands: difference.hands.map(place) }
  if (!('hand' in difference)) return difference
  if (difference.kind !== 'win-undone' && difference.kind !== 'win')
    return { ...difference, hand: place(difference.hand) }
  return { ...difference, hand: difference.hand === null ? null : place(difference.hand) }
}

const scoredRow = (row: LedgerRow | undefined): ScoredRow | null => (row?.state === 'scored' ? row : null)

function verdicts(pairs: readonly Pair[]): readonly Difference[] {
  return pairs.flatMap((pair): readonly Difference[] => {
    const [old, now] = [scoredRow(pair.before), scoredRow(pair.after)]
    if (now === null || old === null || old.score.verdict === now.score.verdict) return []
    return [{ kind: 'verdict', hand: pair.hand, verdict: now.score.verdict, heldOverAdded: now.score.heldOverAdded }]
  })
}

/**
 * Returns the hands that are not ties any more and hold nothing over. The points that a new tie holds over are listed with its
 * verdict.
 */
function tiesUndone(pairs: readonly Pair[]): readonly Difference[] {
  return pairs.flatMap((pair): readonly Difference[] => {
    const [old, now] = [scoredRow(pair.before)?.score, scoredRow(pair.after)?.score]
    if (old === undefined || now === undefined || old.verdict === now.verdict) return []
    const [before, after] = [old.heldOverAdded, now.heldOverAdded]
    return before === 0 || after !== 0 ? [] : [{ kind: 'held-over', hand: pair.hand, before, after }]
  })
}

/** Returns one difference with all the hands for which `isSo` is true; none if there is no such hand. */
function alike<K extends 'points' | 'earned' | 'reasons' | 'dealer' | 'after-end' | 'counts-again'>(
  kind: K,
  pairs: readonly Pair[],
  isSo: (pair: Pair) => boolean,
) {
  const hands = pairs.filter(isSo).map(({ hand }) => hand)
  return hands.length === 0 ? [] : [{ kind, hands } as const]
}

/** Returns the scores before and after of a hand that counts in both sheets with the same verdict; `null` for any other. */
function sameVerdict({ before, after }: Pair): readonly [Score, Score] | null {
  const [old, now] = [scoredRow(before), scoredRow(after)]
  return old !== null && now !== null && old.score.verdict === now.score.verdict ? [old.score, now.score] : null
}

/** Tells whether the points by side are the same. Both lists are from one table. */
const areSamePoints = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((points, side) => points === other[side])

const areSameLines = (one: readonly Line[], other: readonly Line[]): boolean =>
  one.length === other.length &&
  one.every((line, index) => {
    const match = other[index]
    return match !== undefined && line.rule === match.rule && isSameLine(line, match)
  })

const isSameProblem = (one: Problem, other: Problem): boolean =>
  one.name === other.name && one.place === other.place && areSameFigures(one.figures, other.figures)

function areSameFigures(one: Problem['figures'], other: Problem['figures']): boolean {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}

function isPointsOnly(pair: Pair): boolean {
  const scores = sameVerdict(pair)
  return scores !== null && !areSamePoints(scores[0].points, scores[1].points)
}

function heldOver(pairs: readonly Pair[]): readonly Difference[] {
  return pairs.flatMap((pair): readonly Difference[] => {
    const [before, after] = (sameVerdict(pair) ?? []).map((score) => score.heldOverAdded)
    if (before === undefined || after === undefined || before === after) return []
    return [{ kind: 'held-over', hand: pair.hand, before, after }]
  })
}

/**
 * Returns the scores before and after of a hand whose verdict, points and held-over points are unchanged; `null` for any other.
 */
function sameFigures(pair: Pair): readonly [Score, Score] | null {
  const scores = sameVerdict(pair)
  if (scores === null) return null
  const [old, now] = scores
  return areSamePoints(old.points, now.points) && old.heldOverAdded === now.heldOverAdded ? scores : null
}

function isEarnedOnly(pair: Pair): boolean {
  const scores = sameFigures(pair)
  return scores !== null && !areSamePoints(scores[0].earned, scores[1].earned)
}

function isReasonsOnly(pair: Pair): boolean {
  const scores = sameFigures(pair)
  return scores !== null && areSamePoints(scores[0].earned, scores[1].earned) && !restOnTheSame(...scores)
}

/** Tells whether the same figures come from the same lines and rules, and the same side won the hand. */
function restOnTheSame(old: Score, now: Score): boolean {
  return (
    old.winner === now.winner &&
    old.sweep === now.sweep &&
    old.heldOverWon === now.heldOverWon &&
    areSameLines(old.earnedLines, now.earnedLines) &&
    areSameLines(old.sheetLines, now.sheetLines)
  )
}

function isOtherDealer({ before, after }: Pair): boolean {
  const [old, now] = [dealerOf(before), dealerOf(after)]
  return old !== null && now !== null && old !== now
}

/** Returns the dealer of a hand; `null` if it does not count. */
const dealerOf = (row: LedgerRow | undefined): Seat | null => (row !== undefined && 'dealer' in row ? row.dealer : null)

/** Returns the win that is undone, and the new one. If the same side wins at another hand, only the new one is listed. */
function endings(before: ComparedSheet, after: ComparedSheet): readonly Difference[] {
  const [old, now] = [lastCounted(before), lastCounted(after)]
  const isUnchanged =
    before.ledger.over === after.ledger.over && before.ledger.winner === after.ledger.winner && old?.id === now?.id
  if (isUnchanged) return []
  const isMoved = before.ledger.over && after.ledger.over && before.ledger.winner === after.ledger.winner
  return [
    ...(before.ledger.over && old !== null && !isMoved
      ? [{ kind: 'win-undone', hand: placeIn(after, old.id), winner: before.ledger.winner } as const]
      : []),
    ...(after.ledger.over && now !== null
      ? [{ kind: 'win', hand: now.hand, winner: after.ledger.winner } as const]
      : []),
  ]
}

/** Returns the hand that ended the game, or `null`. */
function lastCounted(sheet: ComparedSheet): { readonly hand: number; readonly id: string } | null {
  const hand = sheet.ledger.rows.findIndex((row) => row.state === 'scored' && row.ending.over)
  return hand === -1 ? null : { hand, id: handIdAt(sheet, hand) }
}

function placeIn(sheet: ComparedSheet, id: string): number | null {
  const place = sheet.ids.indexOf(id)
  return place === -1 ? null : place
}

function endedOtherwise(pairs: readonly Pair[]): readonly Difference[] {
  return pairs.flatMap(({ hand, before, after }): readonly Difference[] => {
    const [old, now] = [scoredRow(before)?.ending, scoredRow(after)?.ending]
    if (old === undefined || now === undefined || old.over !== now.over || old.rule === now.rule) return []
    return [{ kind: 'ending', hand, over: now.over }]
  })
}

const isAfterEnd = ({ before, after }: Pair): boolean =>
  before !== undefined && before.state !== 'after-end' && after.state === 'after-end'

const isCountingAgain = ({ before, after }: Pair): boolean =>
  before !== undefined && before.state !== 'scored' && after.state === 'scored'

/** Returns the hands that now need an answer, or another answer than before. */
const opened = (pairs: readonly Pair[]): readonly Difference[] =>
  pairs
    .filter(
      ({ before, after }) =>
        after.state === 'open' && !(before?.state === 'open' && isSameProblem(before.problem, after.problem)),
    )
    .map(({ hand }) => ({ kind: 'open', hand }))

/** Returns the change of the next dealer. No one deals next while the game is over or a hand is open. */
function dealerChanged(before: Ledger, after: Ledger): readonly Difference[] {
  const isGoingOn = [before, after].every((ledger) => !ledger.over && ledger.open === null)
  const { dealer } = after.standing
  return isGoingOn && dealer !== before.standing.dealer ? [{ kind: 'next-dealer', dealer }] : []
}
