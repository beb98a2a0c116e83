import type { Ledger } from '@/lib/engine/game/ledger'
import { chartOf } from '@/lib/engine/stats/chart'
import { at, seatsOf, sideOf, sidesOf, type Seat, type Side } from '@/lib/engine/table/seats'
import { gameTitle } from '@/lib/messages/compiled/table/common'
import type { Look } from '@/lib/storage/people/looks'
import type { PlayerColour } from '@/lib/storage/records/player-colours'
import { winnerText } from '@/lib/text/screens/ledger'
import { cardHands } from '@/lib/text/screens/pictures'
import { endingReason } from '@/lib/text/sheet/ending'
import type { Table } from '@/lib/text/table'
import { plainDay } from '@/lib/text/terms/days'
import { nameOf } from '@/lib/text/terms/names'

export interface CardPlayer {
  readonly name: string
  readonly initials: string
  readonly colour: PlayerColour
}

export interface CardSide {
  readonly players: readonly CardPlayer[]
  readonly total: number
  readonly isWinner: boolean
}

/** The content of the picture of a game's result. */
export interface ScoreCard {
  readonly heading: string
  /** The rule by which the game was won, and the score of its series, if it has one. */
  readonly lines: readonly string[]
  readonly game: string
  readonly day: string
  readonly sides: readonly CardSide[]
  /** The target; `null` if the game ends after a number of hands. */
  readonly target: number | null
  /** Totals by side: at the start, and after each hand. */
  readonly standings: readonly (readonly number[])[]
  /** The side that went bate, hand by hand. */
  readonly bates: readonly (Side | null)[]
  readonly hands: string
}

/** The facts of a finished game that its picture needs. */
interface Finished {
  /** The name of the game played, as at the head of the sheet. */
  readonly title: string
  /** The time when it began, in milliseconds since 1970. */
  readonly at: number
  readonly start: readonly number[]
  /** The initials and colours of the players, by seat. */
  readonly looks: readonly Look[]
  readonly ledger: Pick<Ledger, 'rows' | 'standing' | 'winner'>
  /** The score of its series, in words. */
  readonly series: string | null
}

/**
 * Returns the content of a finished game's picture. It names the sides, because “us” would be wrong for the people who receive
 * it.
 */
export function scoreCardOf(ours: Table, { title, at: began, start, looks, ledger, series }: Finished): ScoreCard {
  const table: Table = { ...ours, us: null }
  const { rules } = table
  const hands = chartOf(rules, start, ledger.rows)
  const last = ledger.rows.findLast((row) => row.state === 'scored')
  const why = last === undefined ? null : endingReason(table, last)
  const bates = hands.map(({ bate }) => bate)
  return {
    heading: winnerText(table, ledger.winner),
    lines: [why, series].filter((line) => line !== null),
    game: gameTitle({ ...rules, name: title }),
    day: plainDay(began),
    sides: sidesOf(rules).map((side) => ({
      players: playersOf(table, side, looks),
      total: at(ledger.standing.totals, side),
      isWinner: ledger.winner === side,
    })),
    target: rules.goal === 'hands' ? null : rules.target,
    standings: [start, ...hands.map(({ totals }) => totals)],
    bates,
    hands: cardHands(table, hands.length, bates.filter((bate) => bate !== null).length),
  }
}

const playersOf = (table: Table, side: Side, looks: readonly Look[]): readonly CardPlayer[] =>
  seatsOf(table.rules)
    .filter((seat) => sideOf(table.rules, seat) === side)
    .map((seat) => ({ name: nameOf(table, seat), ...lookOf(looks, seat) }))

function lookOf(looks: readonly Look[], seat: Seat): Look {
  const look = looks[seat]
  if (look === undefined) throw new Error(`expected a seat below ${looks.length}, got ${seat}`)
  return look
}
