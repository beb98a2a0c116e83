import { isNumbered, numberOf } from '@/lib/engine/game/hand-numbers'
import type { LedgerRow } from '@/lib/engine/game/ledger'
import { isContested } from '@/lib/engine/table/hand'
import { sidesOf } from '@/lib/engine/table/seats'
import { localMoment, makeCsv, type Cell } from '@/lib/format/csv'
import { csvHand, csvState, csvWaiting } from '@/lib/messages/compiled/app/csv'
import { allOf } from '@/lib/messages/locale'
import type { GameRecord, Sheet, SheetRow } from '@/lib/storage'
import { countedColumns, csvFacts, csvGame, namedColumns } from '@/lib/text/screens/share'
import type { Table } from '@/lib/text/table'
import { trumpName } from '@/lib/text/terms/cards'
import { verdictLabel } from '@/lib/text/terms/labels'
import { nameOf, sideHeading, tableOf } from '@/lib/text/terms/names'
import { ruleSetName } from '@/lib/text/terms/rule-set-names'
import { vocabularyFor } from '@/lib/text/terms/words'
import { readerCsv } from './reader-csv'

/** A game with its sheet and its record. */
export interface CsvGame extends Sheet {
  readonly record: GameRecord
}

const tableAt = ({ game, rules }: CsvGame, names: readonly string[]): Table =>
  tableOf(game.rules, names, vocabularyFor(rules.base, 'usual'))

/** Returns the hands of one game as CSV for readers: what happened, what each side made and scored, and the totals after it. */
export function gameCsv(game: CsvGame): string {
  const table = tableAt(game, game.names)
  const sides = sidesOf(game.game.rules)
  const heads = sides.flatMap((side) => namedColumns(sideHeading(table, side)))
  const rows = game.rows.map((row, index) => [
    numberCell(game, index),
    ...factCells(tableAt(game, row.names), row),
    ...sides.flatMap((side) => sideCells(row.row, side)),
    waiting(row.row),
  ])
  return makeCsv([[csvHand, ...csvFacts(), ...heads, csvWaiting], ...rows], readerCsv())
}

const MOST_SIDES = [0, 1, 2] as const

/** Returns the hands of all games as CSV for readers, one game after the other. */
export function allCsv(games: readonly CsvGame[]): string {
  const heads = MOST_SIDES.flatMap((side) => countedColumns(side + 1))
  const rows = games.flatMap((game) =>
    game.rows.map((row, index): readonly Cell[] => {
      const table = tableAt(game, row.names)
      const sides = sidesOf(game.game.rules)
      return [
        game.record.id,
        localMoment(game.record.createdAt),
        game.record.rulesName ?? ruleSetName(game.rules.base),
        allOf(tableAt(game, game.names).names),
        numberCell(game, index),
        ...factCells(table, row),
        ...MOST_SIDES.flatMap((side) =>
          side < sides.length ? [sideHeading(table, side), ...sideCells(row.row, side)] : [null, null, null, null],
        ),
        waiting(row.row),
      ]
    }),
  )
  return makeCsv([[...csvGame(), csvHand, ...csvFacts(), ...heads, csvWaiting], ...rows], readerCsv())
}

/** Returns the number of a hand on the sheet; empty for a row that is not a hand. */
function numberCell({ rows }: CsvGame, place: number): Cell {
  const found = rows.map(({ row }) => row)
  return found.slice(place, place + 1).every(isNumbered) ? numberOf(found, place) : null
}

function factCells(table: Table, { row, at }: SheetRow): readonly Cell[] {
  const when = localMoment(at)
  if (row.state === 'unreadable') return [when, null, null, null, null, csvState({ state: 'unreadable' })]
  const { hand } = row
  const dealer = 'dealer' in row ? nameOf(table, row.dealer) : null
  const taker = 'taker' in hand && hand.taker !== null ? nameOf(table, hand.taker) : null
  const trump = 'trump' in hand && hand.trump !== null ? trumpName(hand.trump) : null
  const times = isContested(hand) ? hand.multiplier * (hand.big ? 2 : 1) : null
  return [when, dealer, taker, trump, times, resultOf(table, row)]
}

const resultOf = (table: Table, row: LedgerRow): string =>
  row.state === 'scored' ? verdictLabel(table, row.score.verdict) : csvState({ state: row.state })

function sideCells(row: SheetRow['row'], side: number): readonly Cell[] {
  if (row.state !== 'scored') return [null, null, null]
  const { earned, points } = row.score
  return [earned[side] ?? null, points[side] ?? null, row.totals[side] ?? null]
}

const waiting = (row: SheetRow['row']): Cell => (row.state === 'scored' ? row.heldOver : null)
