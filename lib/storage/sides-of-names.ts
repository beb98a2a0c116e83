import { seriesStanding } from '../engine/stats/series'
import type { SeriesGame, SeriesStanding } from '../engine/stats/series'
import { sideOf, sidesOf } from '../engine/table/seats'
import type { FoundSeries } from './read'

/** How a stored series stands. */
export const standingOf = ({ record, games }: FoundSeries): SeriesStanding =>
  seriesStanding(
    record.bestOf,
    games.map((game): SeriesGame => {
      const { summary } = game
      return { sides: sidesOfNames(summary?.names ?? game.names), winner: summary?.winner ?? null }
    }),
  )

/** Names by side: partners together at a table of four. */
export function sidesOfNames(names: readonly string[]): readonly (readonly string[])[] {
  const table = { players: names.length }
  return sidesOf(table).map((side) => names.filter((_, seat) => sideOf(table, seat) === side))
}
