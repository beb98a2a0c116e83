import type { ScoredRow } from '../../../engine/game/ledger'
import type { EarnedLine } from '../../../engine/score/line'
import { isContested } from '../../../engine/table/hand'
import { otherSides, sideOf } from '../../../engine/table/seats'
import type { Side } from '../../../engine/table/seats'
import type { Table } from '../../table'
import { ranksName } from '../terms/cards'
import { capital } from '../terms/grammar'
import { partyOf } from '../terms/names'
import { runName } from '../terms/runs'

/**
 * What each side's hand was made of, the taker's first, under the verdict:
 * “Yetta 72 in cards, fifty 50, Bela 20 · Mike 49 and shtoch 10”. Empty where no cards were played.
 */
export function earnedSummary(table: Table, row: ScoredRow): string {
  const { hand } = row
  if (!isContested(hand))
    return hand.kind === 'claimed' ? sideSummary(table, row, sideOf(table.rules, hand.claimant), 0) : ''
  const taker = sideOf(table.rules, hand.taker)
  const order = [taker, ...otherSides(table.rules, taker)]
  const sides = order.map((side, place) => sideSummary(table, row, side, place)).join(' · ')
  const isDoubled = row.score.earnedLines.some(({ reason }) => reason.kind === 'no-trump-doubled')
  return isDoubled ? `${sides} · all of it doubled at no trumps` : sides
}

function sideSummary(table: Table, row: ScoredRow, side: Side, place: number): string {
  const lines = row.score.earnedLines.filter((line) => line.side === side)
  const last = lines.find(({ reason }) => reason.kind === 'last-trick')
  const items = lines.flatMap((line) => {
    const item = itemOf(table, line, place)
    return item === null ? [] : [item]
  })
  if (items.length === 0) items.push('nothing')
  const ending = last === undefined ? '' : ` and ${table.words.lastTrick} ${last.points}`
  return `${capital(partyOf(table, side).subject)} ${items.join(', ')}${ending}`
}

/** One item of the summary; `null` for what is said elsewhere in it. */
function itemOf(table: Table, { points, reason }: EarnedLine, place: number): string | null {
  switch (reason.kind) {
    case 'cards':
      return place === 0 ? `${points} in cards` : String(points)
    case 'spoken-total':
      return String(points)
    case 'all-tricks':
      return `${points} ${table.words.forSweep}`
    case 'run':
      return `${runName(table, reason.length)} ${points}`
    case 'run-beaten':
      return `${runName(table, reason.length)} beaten`
    case 'run-equal':
      return `${runName(table, reason.length)} equalled`
    case 'run-dead':
      return `${runName(table, reason.length)} without a trick`
    case 'run-blocked':
      return `${runName(table, reason.length)} beaten anyway`
    case 'four':
      return `four ${ranksName(reason.rank)} ${points}`
    case 'four-beaten':
      return `four ${ranksName(reason.rank)} beaten`
    case 'settled-melds':
      return `declared ${points}`
    case 'melds-ignored':
      return 'a declaration that does not count'
    case 'bela':
      return `${table.words.bela} ${points}`
    case 'last-trick':
    case 'no-trump-doubled':
      return null
  }
}
