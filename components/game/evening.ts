import { eveningIdIn } from '@/lib/contest/evening'
import { OPEN_EVENING, seriesStanding } from '@/lib/engine/stats/series'
import type { Side } from '@/lib/engine/table/seats'
import type { ReadyGame } from '@/lib/hooks/use-game'
import type { FoundSeries, GameRecord, ListedGame } from '@/lib/storage'
import { sessionDate } from '@/lib/storage/sheet/session-date'
import { sidesOfNames } from '@/lib/storage/sheet/sides-of-names'
import { seriesScore } from './series-score'

/** The score over the games of a series or an evening. */
export interface Evening {
  /** The games won, by side of this game. */
  readonly won: readonly number[]
  /** The winner of the series; `null` while it is undecided. */
  readonly winner: Side | null
  /** `null` for an open evening without a fixed number of games. */
  readonly bestOf: number | null
  /** The number of this game in its series. */
  readonly number: number
}

/** Returns the score of a game's series, or of the evening if it has none; `null` if no other game belongs to it. */
export function eveningScoreOf(
  game: ReadyGame,
  series: FoundSeries | null,
  recent: readonly ListedGame[],
): Evening | null {
  // If pairs change, a score by side means nothing: each person has standings of their own.
  if (eveningIdIn(game.record.extra) !== null) return null
  const score = seriesScore(game, series)
  const { number } = game.record
  if (score !== null)
    return { won: score.won, winner: score.winner, number, bestOf: score.bestOf >= OPEN_EVENING ? null : score.bestOf }
  const others = recent.flatMap((other) =>
    other.state === 'readable' && isOfTheEvening(game, other.record) ? [other.record] : [],
  )
  if (others.length === 0) return null
  const { won } = seriesStanding(OPEN_EVENING, [
    { sides: sidesOfNames(game.written), winner: game.ledger.winner },
    ...others.map((other) => ({ sides: sidesOfNames(namesOf(other)), winner: other.summary?.winner ?? null })),
  ])
  return { won, winner: null, bestOf: null, number }
}

const namesOf = ({ summary, names }: GameRecord): readonly string[] => summary?.names ?? names

/** Tells whether the same people finished another game on the same evening. */
function isOfTheEvening({ record, written }: ReadyGame, other: GameRecord): boolean {
  if (other.id === record.id || other.example || record.example || other.status !== 'over') return false
  const day = sessionDate(record.createdAt)
  return day !== '' && sessionDate(other.createdAt) === day && people(namesOf(other)) === people(written)
}

const people = (names: readonly string[]): string => JSON.stringify([...names].sort())
