import type { ScoredRow } from '../../engine/game/ledger'
import type { SheetLine } from '../../engine/score/line'
import { isContested, type ContestedHand } from '../../engine/table/hand'
import { at, otherSides, sideOf, type Side } from '../../engine/table/seats'
import * as said from '../../messages/compiled/table/cell'
import { inARow } from '../../messages/locale'
import type { Table } from '../table'
import { trumpName } from '../terms/cards'
import { aloud } from '../terms/figure'
import { verdictLabel } from '../terms/labels'
import { nameOf, subjectOf } from '../terms/names'

type Kind = SheetLine['reason']['kind']

/**
 * The kinds of lines that are read out one by one. If a hand has a line of another kind, only the sum of its points is read out.
 */
const PLAIN: readonly Kind[] = [
  'own',
  'rounded',
  'bate',
  'bate-to-each',
  'revoke',
  'tie-lost',
  'half-dropped',
  'held-over',
  'held-over-won',
]
const GONE: readonly Kind[] = ['bate', 'revoke', 'tie-lost', 'half-dropped', 'held-over']

/**
 * Returns the label of one cell for a screen reader, which replaces strikethrough, boxes and underlines: “bate, took hearts, 90
 * to East, total 0”.
 */
export function cellLabel(table: Table, row: ScoredRow, side: Side): string {
  const { hand } = row
  const took = isContested(hand) && sideOf(table.rules, hand.taker) === side ? takerItems(table, row, hand) : []
  return inARow([
    ...took,
    ...otherMarks(table, row, side),
    ...figures(table, row, side),
    said.cellTotal({ points: aloud(at(row.totals, side)) }),
  ])
}

function takerItems(table: Table, row: ScoredRow, hand: ContestedHand): readonly string[] {
  const { verdict } = row.score
  return verdict === 'revoked' ? [tookItem(table, hand)] : [verdictLabel(table, verdict), tookItem(table, hand)]
}

/** Tells that the side took. At a table of four, where a column is for two players, it names the one who took. */
function tookItem(table: Table, hand: ContestedHand): string {
  const player = table.rules.players === 4 ? nameOf(table, hand.taker) : null
  if (hand.trump === null) return player === null ? said.cellTook : said.cellPlayerTook({ player })
  const facts = {
    trump: trumpName(hand.trump),
    times: hand.multiplier,
    big: hand.big ? ('yes' as const) : ('no' as const),
    vocabulary: table.vocabulary,
  }
  return player === null ? said.cellTookIn(facts) : said.cellPlayerTookIn({ ...facts, player })
}

/** Returns the marks of a claim or a revoke for the side that made it; points by agreement are marked for all sides. */
function otherMarks(table: Table, { hand, score }: ScoredRow, side: Side): readonly string[] {
  const mark = verdictLabel(table, score.verdict)
  switch (hand.kind) {
    case 'claimed':
      return sideOf(table.rules, hand.claimant) === side ? [mark] : []
    case 'played':
      return hand.revoke === side ? [mark] : []
    case 'agreed':
      return [mark]
    case 'counted':
    case 'thrown-in':
      return []
  }
}

function figures(table: Table, { score }: ScoredRow, side: Side): readonly string[] {
  const lines = score.sheetLines.filter((line) => line.side === side && line.points !== 0)
  if (!lines.every(({ reason }) => PLAIN.includes(reason.kind))) return [aloud(at(score.points, side))]
  const gone = lines.filter(({ points, reason }) => points < 0 && GONE.includes(reason.kind))
  const items = lines.flatMap((line) => item(table, line, gone.length > 0))
  return items.length === 0 ? [said.cellNothing] : items
}

/** Returns the words for one line. If `isGone`, the side's own points went elsewhere, so its own line has no words. */
function item(table: Table, { side, points, reason }: SheetLine, isGone: boolean): readonly string[] {
  switch (reason.kind) {
    case 'own':
    case 'rounded':
      return isGone ? [] : [String(points)]
    case 'bate':
    case 'bate-to-each':
    case 'revoke':
      return points < 0 && table.rules.bateTo === 'each'
        ? otherSides(table.rules, side).map((other) => moved(table, points, other))
        : [moved(table, points, reason.other)]
    case 'tie-lost':
    case 'half-dropped':
      return [said.cellLost({ points: -points })]
    case 'held-over':
      return [said.cellHeldOver({ points: -points, vocabulary: table.vocabulary })]
    case 'held-over-won':
      return [said.cellHadBeenHeldOver({ points, vocabulary: table.vocabulary })]
    case 'both-committed':
    case 'doubled':
    case 'big':
    case 'sweep':
    case 'replayed':
    case 'bid':
    case 'bid-unwritten':
    case 'pile':
    case 'pile-sweep':
    case 'declared':
    case 'bela-kept':
    case 'written':
    case 'kirtik-inside':
    case 'kirtik-swept':
    case 'agreed':
      return [aloud(points)]
  }
}

function moved(table: Table, points: number, other: Side): string {
  const { who, name } = subjectOf(table, other)
  return points < 0 ? said.cellTo({ who, name, points: -points }) : said.cellFrom({ who, name, points })
}
