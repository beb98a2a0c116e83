import { seriesStanding, type SeriesStanding } from '../engine/stats/series'
import type { Seat } from '../engine/table/seats'
import type { FoundSeries, SeriesChoice, Stored } from '../storage'
import { sidesOfNames } from '../storage/sheet/sides-of-names'
import type { ReadyGame } from '../stores/game-store'
import { startGame } from './actions'

/** Returns the standing of a series, with this game in the state that this tab shows; `null` for a single game. */
export function standingWith(game: ReadyGame, series: FoundSeries | null): SeriesStanding | null {
  if (series === null) return null
  return seriesStanding(
    series.record.bestOf,
    series.games.map((other) => {
      const isThis = other.id === game.record.id
      const names = isThis ? game.written : (other.summary?.names ?? other.names)
      return { sides: sidesOfNames(names), winner: isThis ? game.ledger.winner : (other.summary?.winner ?? null) }
    }),
  )
}

/** Returns the series of the next game: the same one while it is undecided, otherwise a new one of the same length. */
export function nextInSeries(game: ReadyGame, series: FoundSeries | null): SeriesChoice {
  if (series === null) return { kind: 'none' }
  const standing = standingWith(game, series)
  return standing?.winner === null
    ? { kind: 'next', id: series.record.id }
    : { kind: 'new', bestOf: series.record.bestOf }
}

/** Starts the next game at the same table, with the same rules, and the present players in their seats. Returns its id. */
export const startRematch = (game: ReadyGame, series: FoundSeries | null, dealer: Seat): Promise<Stored<string>> =>
  startGame(
    {
      rules: { base: game.rules.base, ...game.rules.changes },
      rulesName: game.record.rulesName,
      names: game.names,
      dealer,
    },
    nextInSeries(game, series),
  )
