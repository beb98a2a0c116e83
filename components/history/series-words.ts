import { OPEN_EVENING } from '@/lib/engine/stats-series'
import type { SeriesStanding } from '@/lib/engine/stats-series'

export const isOpenEvening = (bestOf: number): boolean => bestOf >= OPEN_EVENING

/** “best of three”; “open evening”. */
export function seriesName(bestOf: number): string {
  const words: Readonly<Record<number, string>> = { 3: 'three', 5: 'five', 7: 'seven' }
  return isOpenEvening(bestOf) ? 'Open evening' : `Best of ${words[bestOf] ?? bestOf}`
}

/** “Mike wins the series 2 to 1”, “1 to 1”, “Mike leads 2 to 0”. */
export function standingInWords(standing: SeriesStanding, headings: readonly string[]): string {
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
