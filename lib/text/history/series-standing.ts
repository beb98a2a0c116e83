import { OPEN_EVENING, type SeriesStanding } from '../../engine/stats/series'
import type { Side } from '../../engine/table/seats'
import * as said from '../../messages/compiled/table/series'
import type { Table } from '../table'
import { subjectOf } from '../terms/names'

/** Returns the label of a series length that can be chosen; `null` is an open evening. */
export const seriesLabel = (bestOf: number | null): string =>
  bestOf === null ? said.seriesOpen : said.seriesLength({ bestOf })

/** Returns the name of a series: “Best of three”; “Unlimited”. */
export const seriesName = (bestOf: number): string =>
  bestOf >= OPEN_EVENING ? said.seriesOpen : said.seriesOf({ bestOf })

/** Returns the state of a series: “Mike: the series, 2 to 1”, “Level, 1 to 1”, “Mike in front, 2 to 0”. */
export function standingInWords(standing: Pick<SeriesStanding, 'won' | 'winner'>, headings: readonly string[]): string {
  const { won, winner } = standing
  if (won.every((games) => games === 0)) return said.noGameWonYet
  const most = Math.max(0, ...won)
  const front = won.flatMap((games, side) => (games === most ? [side] : []))
  const first = winner ?? front[0] ?? 0
  const facts = {
    name: headings[first] ?? '',
    score: scoreOf([won[first] ?? 0, ...won.filter((_, side) => side !== first)]),
  }
  if (winner !== null) return said.seriesIsWon(facts)
  return front.length > 1 ? said.seriesIsLevel(facts) : said.seriesInFront(facts)
}

/** “Mike wins the series, 2 to 1”: `won` is the games of each side. */
export function seriesWonText(table: Table, winner: Side, won: readonly number[]): string {
  const score = scoreOf([won[winner] ?? 0, ...won.filter((_, side) => side !== winner)])
  return said.sideWonSeries({ ...subjectOf(table, winner), score })
}

/** Returns the scores of the sides in the given order: “2 to 1”. */
const scoreOf = ([first = 0, second = 0, third]: readonly number[]): string =>
  third === undefined ? said.scoreOfTwo({ first, second }) : said.scoreOfThree({ first, second, third })
