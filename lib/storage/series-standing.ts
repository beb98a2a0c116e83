import { seriesStanding } from '../engine/stats/series'
import type { SeriesGame, SeriesStanding } from '../engine/stats/series'
import type { FoundSeries } from './read'
import { sidesOfNames } from './sides-of-names'

/** How a stored series stands. */
export const standingOf = ({ record, games }: FoundSeries): SeriesStanding =>
  seriesStanding(
    record.bestOf,
    games.map((game): SeriesGame => {
      const { summary } = game
      return { sides: sidesOfNames(summary?.names ?? game.names), winner: summary?.winner ?? null }
    }),
  )
