import { seriesStanding } from '../engine/stats/series'
import type { SeriesGame, SeriesStanding } from '../engine/stats/series'
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
export const sidesOfNames = (names: readonly string[]): readonly (readonly string[])[] =>
  names.length === 4 ? [0, 1].map((side) => names.filter((_, seat) => seat % 2 === side)) : names.map((name) => [name])
