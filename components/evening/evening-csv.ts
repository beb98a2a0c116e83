import { readerCsv } from '@/components/share/reader-csv'
import { seatsOfSide, sideCount, sidesOf } from '@/lib/engine/table/seats'
import { localMoment, makeCsv, type Cell } from '@/lib/format/csv'
import { eveningHead } from '@/lib/messages/compiled/app/after-evening'
import { csvBegun, csvGame, csvPoints, csvRules, csvSide } from '@/lib/messages/compiled/app/csv'
import * as said from '@/lib/messages/compiled/app/evening'
import { allOf } from '@/lib/messages/locale'
import type { GameOfEvening } from '@/lib/storage/evenings/read-evening'
import { ruleSetName } from '@/lib/text/terms/rule-set-names'
import { TICK, type EveningReport, type Settled } from './report'

type Rows = readonly (readonly Cell[])[]

/**
 * Returns an evening as a table for other programs: the standings, every game and, if stakes are set, every payment, with an
 * empty line between them.
 */
export function eveningCsv({ standings, settlement }: EveningReport, games: readonly GameOfEvening[]): string {
  return makeCsv(
    [
      ...standingRows(standings),
      [],
      ...gameRows(games),
      ...(settlement === null ? [] : [[], ...paymentRows(settlement)]),
    ],
    readerCsv(),
  )
}

const standingRows = (standings: EveningReport['standings']): Rows => [
  [
    eveningHead({ head: 'place' }),
    eveningHead({ head: 'name' }),
    eveningHead({ head: 'games' }),
    said.columnWon,
    said.columnPoints,
    said.columnDifference,
    eveningHead({ head: 'hands' }),
  ],
  ...standings.map(({ place, names, games, won, points, difference, hands }) => [
    place,
    allOf(names),
    games,
    won,
    points,
    difference,
    hands,
  ]),
]

/** Returns a row for each game: two columns for each side, as many as the largest table has, and the winner if there is one. */
function gameRows(games: readonly GameOfEvening[]): Rows {
  const sides = Array.from(
    { length: Math.max(2, ...games.map(({ game }) => sideCount(game.rules))) },
    (_, side) => side,
  )
  const heads = sides.flatMap((side) => [csvSide({ side: side + 1 }), csvPoints])
  return [
    [csvGame, csvBegun, csvRules, ...heads, eveningHead({ head: 'winner' })],
    ...games.map((game, place) => [
      place + 1,
      localMoment(game.record.createdAt),
      game.record.rulesName ?? ruleSetName(game.rules.base),
      ...sides.flatMap((side) => sideCells(game, side)),
      game.next.winner === null ? null : namesOfSide(game, game.next.winner),
    ]),
  ]
}

const sideCells = (game: GameOfEvening, side: number): readonly Cell[] =>
  sidesOf(game.game.rules).includes(side) ? [namesOfSide(game, side), game.next.totals[side] ?? null] : [null, null]

const namesOfSide = ({ game, next }: GameOfEvening, side: number): string =>
  allOf(seatsOfSide(game.rules, side).map((seat) => next.names[seat] ?? ''))

/** Returns the payments as rows. Amounts are plain numbers in the unit of the currency, so that programs can add them up. */
const paymentRows = ({ payments, currency }: Settled): Rows => [
  [said.settlementTitle],
  [
    eveningHead({ head: 'from' }),
    eveningHead({ head: 'to' }),
    eveningHead({ head: 'amount' }),
    said.currencyLabel,
    eveningHead({ head: 'paid' }),
  ],
  ...payments.map(({ from, to, amount, isPaid }) => [from, to, amount / 100, currency, isPaid ? TICK : null]),
]
