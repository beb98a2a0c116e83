import { minusAloud } from '../../messages/compiled/terms/units'

/** Returns a figure of the sheet, with a real minus sign. */
export const figure = (points: number): string => (points < 0 ? `−${-points}` : String(points))

/**
 * Reads a whole number as people type it, with “+” or any kind of minus; returns `null` if it is not one of at most `digits`
 * digits.
 */
export function figureIn(text: string, digits: number): number | null {
  const [, sign = '', written = ''] = /^([+\-\u2010\u2212\u2013\ufe63\uff0d]?)(\d+)$/.exec(text.trim()) ?? []
  if (written === '' || written.length > digits) return null
  return sign === '' || sign === '+' ? Number(written) : 0 - Number(written)
}

/** Returns a figure to be read out, with a word for the minus sign, which screen readers skip. */
export const aloud = (points: number): string => (points < 0 ? minusAloud({ points: -points }) : String(points))
