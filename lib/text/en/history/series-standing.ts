import { OPEN_EVENING } from '../../../engine/stats/series'
import type { SeriesStanding } from '../../../engine/stats/series'

const COUNTS: Readonly<Record<number, string>> = { 3: 'three', 5: 'five', 7: 'seven' }

/** A length to choose; `null` is an open evening. */
export function seriesLabel(bestOf: number | null): string {
  if (bestOf === null) return 'Unlimited'
  return bestOf === 1 ? 'One game' : `Best of ${bestOf}`
}

/** “Best of three”; “Unlimited”. */
export const seriesName = (bestOf: number): string =>
  bestOf >= OPEN_EVENING ? seriesLabel(null) : `Best of ${COUNTS[bestOf] ?? bestOf}`

/** “Mike: the series, 2 to 1”, “Level, 1 to 1”, “Mike in front, 2 to 0”. */
export function standingInWords(standing: Pick<SeriesStanding, 'won' | 'winner'>, headings: readonly string[]): string {
  const { won, winner } = standing
  if (won.every((games) => games === 0)) return 'No game has been won yet'
  const most = Math.max(0, ...won)
  const front = won.flatMap((games, side) => (games === most ? [side] : []))
  const [first] = front
  const score = scoreOf(won, winner ?? first ?? 0)
  if (winner !== null) return `${headings[winner] ?? ''}: the series, ${score}`
  return front.length > 1 || first === undefined ? `Level, ${score}` : `${headings[first] ?? ''} in front, ${score}`
}

const scoreOf = (won: readonly number[], first: number): string =>
  [won[first] ?? 0, ...won.filter((_, side) => side !== first)].join(' to ')
