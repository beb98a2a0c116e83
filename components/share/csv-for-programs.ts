import { isContested } from '@/lib/engine/table/hand'
import { sidesOf } from '@/lib/engine/table/seats'
import { makeCsv, standardMoment, type Cell } from '@/lib/format/csv'
import type { SheetRow } from '@/lib/storage'
import type { CsvGame } from './csv-rows'

const SEATS = [0, 1, 2, 3] as const
const SIDES = [0, 1, 2] as const

/** The columns. They are the same in every language, and never change. */
const COLUMNS: readonly string[] = [
  'game',
  'begun',
  'rules',
  ...SEATS.map((seat) => `player_${seat + 1}`),
  'hand',
  'saved',
  'dealer',
  'taker',
  'trump',
  'times',
  'result',
  ...SIDES.flatMap((side) => [`made_${side + 1}`, `points_${side + 1}`, `total_${side + 1}`]),
  'waiting',
]

/**
 * Returns the hands of all games as CSV for programs. Seats and sides are counted from 1, and words are those of the file format.
 */
export const csvForPrograms = (games: readonly CsvGame[]): string =>
  makeCsv([COLUMNS, ...games.flatMap((game) => game.rows.map((row, index) => cells(game, row, index + 1)))])

function cells(game: CsvGame, { row, names, at }: SheetRow, number: number): readonly Cell[] {
  const sides = sidesOf(game.game.rules)
  const scored = row.state === 'scored' ? row : null
  return [
    game.record.id,
    standardMoment(game.record.createdAt),
    game.rules.base,
    ...SEATS.map((seat) => names[seat] ?? null),
    number,
    standardMoment(at),
    'dealer' in row ? row.dealer + 1 : null,
    ...(row.state === 'unreadable' ? [null, null, null] : saidCells(row.hand)),
    scored?.score.verdict ?? row.state,
    ...SIDES.flatMap((side) =>
      scored === null || side >= sides.length
        ? [null, null, null]
        : [scored.score.earned[side] ?? null, scored.score.points[side] ?? null, scored.totals[side] ?? null],
    ),
    scored?.heldOver ?? null,
  ]
}

/** Returns the cells of the taker, trump, and the multiplier of a hand. */
const saidCells = (hand: Exclude<SheetRow['row'], { readonly state: 'unreadable' }>['hand']): readonly Cell[] => [
  'taker' in hand && hand.taker !== null ? hand.taker + 1 : null,
  'trump' in hand ? hand.trump : null,
  isContested(hand) ? hand.multiplier * (hand.big ? 2 : 1) : null,
]
