/** How many games belong together; `null` is an open evening. */
export const BEST_OF_LABEL = 'Best of how many games'
export const OPEN_KEY = 'open'

export function seriesLabel(bestOf: number | null): string {
  if (bestOf === null) return 'Open evening'
  return bestOf === 1 ? 'One game' : `Best of ${bestOf}`
}

/** What decides a series. */
export const SERIES_SAID = {
  one: 'One game by itself.',
  three: 'Two games won decide it.',
  five: 'Three games won decide it.',
  seven: 'Four games won decide it.',
  open: 'Game after game, for as long as you like; the sheet counts who won.',
} as const
