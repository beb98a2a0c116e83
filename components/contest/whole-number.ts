import { figureIn } from '@/lib/text/terms/figure'

/** Returns a typed whole number between `least` and `most`; `null` if there is none. */
export function wholeNumber(text: string, least: number, most: number): number | null {
  const number = figureIn(text, 6)
  return number !== null && number >= least && number <= most ? number : null
}
