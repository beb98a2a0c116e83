import { isNumbered, numberOf, type Numbered } from '../../engine/game/hand-numbers'
import type { Difference } from '../../engine/game/ledger-diff'
import type { Standing } from '../../engine/score/score'
import * as said from '../../messages/compiled/table/changes'
import { allOf } from '../../messages/locale'
import type { Table } from '../table'
import { figure } from '../terms/figure'
import { verdictLabel } from '../terms/labels'
import { nameOf, subjectOf } from '../terms/names'

/**
 * Returns the changes that a correction makes in the rest of the sheet, as one text; `null` if there are none. `rows` are the
 * rows to which the places in `differences` refer.
 */
export function changesText(
  table: Table,
  differences: readonly Difference[],
  rows: readonly Numbered[],
): string | null {
  return inSentences(
    table,
    differences.flatMap((difference) => numbered(difference, rows) ?? []),
  )
}

const inSentences = (table: Table, differences: readonly Difference[]): string | null =>
  differences.length === 0 ? null : differences.map((difference) => sentenceOf(table, difference)).join(' ')

/** Replaces the places in a difference by the numbers on the sheet; returns `null` if only redeals and adjustments differ. */
function numbered(difference: Difference, rows: readonly Numbered[]): Difference | null {
  if ('hands' in difference) {
    const hands = difference.hands.filter((place) => rows.slice(place, place + 1).every(isNumbered))
    return hands.length === 0 ? null : { ...difference, hands: hands.map((place) => numberOf(rows, place)) }
  }
  if (!('hand' in difference)) return difference
  if (difference.kind === 'win-undone' || difference.kind === 'win')
    return { ...difference, hand: difference.hand === null ? null : numberOf(rows, difference.hand) }
  return { ...difference, hand: numberOf(rows, difference.hand) }
}

/** The state of a game: the totals by side, and the points held over. */
type Stand = Pick<Standing, 'totals' | 'heldOver'>

/** Returns the changes that a correction makes in the totals and in the points held over; `null` if none of them changes. */
export function totalsText(table: Table, before: Stand, after: Stand): string | null {
  const totals = after.totals.flatMap((total, side) => {
    const old = before.totals[side] ?? 0
    return total === old
      ? []
      : [said.totalAfter({ ...subjectOf(table, side), after: figure(total), before: figure(old) })]
  })
  const waits = before.heldOver === after.heldOver ? [] : [heldOverAfter(table, before.heldOver, after.heldOver)]
  const changed = [...totals, ...waits]
  return changed.length === 0 ? null : changed.join(' ')
}

function heldOverAfter({ vocabulary }: Table, old: number, after: number): string {
  const before = figureOrNothing(old)
  return after === 0
    ? said.nothingHeldOverAfter({ vocabulary, before })
    : said.heldOverAfter({ vocabulary, before, after })
}

/** Returns the number of hands, and a list of them. */
const handsFacts = (numbers: readonly number[]) => ({ count: numbers.length, hands: allOf(spans(numbers)) })

/** Groups hand numbers: “2”, “5 and 6”, “3 to 9”. Three or more in a row are given by the first and the last. */
function spans(numbers: readonly number[]): readonly string[] {
  const rows = numbers.reduce<readonly (readonly number[])[]>((found, number) => {
    const row = found.at(-1) ?? []
    return row.at(-1) === number - 1 ? [...found.slice(0, -1), [...row, number]] : [...found, [number]]
  }, [])
  return rows.flatMap((row) => {
    const [first = 0, last = 0] = [row[0], row.at(-1)]
    return row.length > 2 ? [said.handSpan({ first, last })] : row.map((number) => String(number))
  })
}

function sentenceOf(table: Table, difference: Difference): string {
  switch (difference.kind) {
    case 'verdict':
      return becomes(table, difference)
    case 'points':
      return said.changePoints(handsFacts(difference.hands))
    case 'held-over':
      return said.changeHeldOver({
        hand: difference.hand,
        vocabulary: table.vocabulary,
        after: figureOrNothing(difference.after),
        before: figureOrNothing(difference.before),
      })
    case 'earned':
      return said.changeEarned(handsFacts(difference.hands))
    case 'reasons':
      return said.changeReasons(handsFacts(difference.hands))
    case 'dealer':
      return said.changeDealer(handsFacts(difference.hands))
    case 'next-dealer':
      return said.changeNextDealer({ name: nameOf(table, difference.dealer) })
    case 'ending': {
      const facts = { hand: difference.hand }
      return difference.over ? said.changeEndsWith(facts) : said.changeGoesOnAfter(facts)
    }
    case 'win-undone':
      return winUndone(table, difference.winner, difference.hand)
    case 'win':
      return won(table, difference.winner, difference.hand)
    case 'after-end':
      return said.changeAfterEnd(handsFacts(difference.hands))
    case 'counts-again':
      return said.changeCountsAgain(handsFacts(difference.hands))
    case 'open':
      return said.changeOpen({ hand: difference.hand })
  }
}

const figureOrNothing = (points: number): string => (points === 0 ? said.changeNoPoints : String(points))

function becomes(table: Table, { hand, verdict, heldOverAdded }: Extract<Difference, { kind: 'verdict' }>): string {
  const facts = { hand, mark: verdictLabel(table, verdict) }
  if (heldOverAdded === 0) return said.changeVerdict(facts)
  return said.changeVerdictHeldOver({ ...facts, points: heldOverAdded, vocabulary: table.vocabulary })
}

/**
 * Tells that a win is undone: of a side or (`winner` is `null`) of no one, at hand number `hand` or (`null`) at the hand on the
 * screen.
 */
function winUndone(table: Table, winner: number | null, hand: number | null): string {
  if (winner === null) return hand === null ? said.changeWinUndone : said.changeWinUndoneAt({ hand })
  const facts = subjectOf(table, winner)
  return hand === null ? said.changeWinOfUndone(facts) : said.changeWinOfUndoneAt({ ...facts, hand })
}

function won(table: Table, winner: number | null, hand: number | null): string {
  if (winner === null) return hand === null ? said.changeOverHere : said.changeOverAt({ hand })
  const facts = subjectOf(table, winner)
  return hand === null ? said.changeWonHere(facts) : said.changeWonAt({ ...facts, hand })
}
