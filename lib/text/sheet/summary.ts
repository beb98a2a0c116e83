import type { ScoredRow } from '../../engine/game/ledger'
import type { EarnedLine } from '../../engine/score/line'
import type { Rank } from '../../engine/table/card'
import { isContested } from '../../engine/table/hand'
import { otherSides, sideOf, type Side } from '../../engine/table/seats'
import * as said from '../../messages/compiled/table/summary'
import { inARow } from '../../messages/locale'
import type { Table } from '../table'
import { ranksName } from '../terms/cards'
import { subjectOf } from '../terms/names'
import { runName } from '../terms/runs'

/**
 * Returns the points that each side made in a hand, the taker's side first: “Yetta 72 in cards, fifty 50, Bela 20 · Mike 49 and
 * last trick 10”. Empty if no cards were played. Shown below the verdict.
 */
export function earnedSummary(table: Table, row: ScoredRow): string {
  const { hand } = row
  if (!isContested(hand))
    return hand.kind === 'claimed' ? sideSummary(table, row, sideOf(table.rules, hand.claimant), 0) : ''
  const taker = sideOf(table.rules, hand.taker)
  const order = [taker, ...otherSides(table.rules, taker)]
  const sides = order.map((side, place) => sideSummary(table, row, side, place)).join(' · ')
  const isDoubled = row.score.earnedLines.some(({ reason }) => reason.kind === 'no-trump-doubled')
  return isDoubled ? `${sides} · ${said.summaryAllDoubled}` : sides
}

function sideSummary(table: Table, row: ScoredRow, side: Side, place: number): string {
  const lines = row.score.earnedLines.filter((line) => line.side === side)
  const last = lines.find(({ reason }) => reason.kind === 'last-trick' || reason.kind === 'last-of-all')
  const items = lines.flatMap((line) => {
    const item = itemOf(table, line, place)
    return item === null ? [] : [item]
  })
  const facts = { ...subjectOf(table, side), items: inARow(items.length === 0 ? [said.summaryNothing] : items) }
  return last === undefined
    ? said.summarySide(facts)
    : said.summarySideLastTrick({ ...facts, vocabulary: table.vocabulary, points: last.points })
}

/** Returns one item of the summary; `null` if another item already includes it. */
function itemOf(table: Table, { points, reason }: EarnedLine, place: number): string | null {
  const { vocabulary } = table
  switch (reason.kind) {
    case 'cards':
      return place === 0 ? said.summaryCards({ points }) : String(points)
    case 'spoken-total':
      return String(points)
    case 'all-tricks':
      return said.summaryForSweep({ points, vocabulary })
    case 'run':
      return said.summaryFigure({ what: runName(table, reason.length), points })
    case 'run-beaten':
      return said.summaryBeaten({ what: runName(table, reason.length) })
    case 'run-equal':
      return said.summaryEqualled({ what: runName(table, reason.length) })
    case 'run-dead':
      return said.summaryDead({ what: runName(table, reason.length) })
    case 'run-blocked':
      return said.summaryBeatenAnyway({ what: runName(table, reason.length) })
    case 'four':
      return said.summaryFigure({ what: four(reason.rank), points })
    case 'four-beaten':
      return said.summaryBeaten({ what: four(reason.rank) })
    case 'settled-melds':
      return said.summarySettled({ points })
    case 'melds-ignored':
      return said.summaryNotCounted
    case 'bela':
      return said.summaryBela({ points, vocabulary })
    case 'melds-to-sweeper':
    case 'melds-lost':
    case 'bela-lost':
      return said.summarySettled({ points })
    case 'last-trick':
    case 'last-of-all':
    case 'no-trump-doubled':
      return null
  }
}

const four = (rank: Rank): string => said.summaryFour({ ranks: ranksName(rank) })
