import { minusAloud } from '../../messages/compiled/terms/units'

/** Returns a figure of the sheet, with a real minus sign. */
export const figure = (points: number): string => (points < 0 ? `−${-points}` : String(points))

/** Thousands set apart, all in one way: by a comma, a point, an apostrophe, or a space of any kind. */
const THOUSANDS = /^[1-9]\d{0,2}([,.'’\s])\d{3}(?:\1\d{3})*$/

/** Returns a number as typed with its thousands apart, such as “1,000” or “1 000”, without what separates them. */
export const withoutThousands = (text: string): string => (THOUSANDS.test(text) ? text.replaceAll(/\D/g, '') : text)

/**
 * Reads a whole number as people type it, with “+” or any kind of minus, and thousands apart or not; returns `null` if it is not
 * one of at most `digits` digits.
 */
export function figureIn(text: string, digits: number): number | null {
  const [, sign = '', typed = ''] = /^([+\-\u2010\u2212\u2013\ufe63\uff0d]?)(.+)$/.exec(text.trim()) ?? []
  const written = withoutThousands(typed)
  if (!/^\d+$/.test(written) || written.length > digits) return null
  return sign === '' || sign === '+' ? Number(written) : 0 - Number(written)
}

/** Returns a figure to be read out, with a word for the minus sign, which screen readers skip. */
export const aloud = (points: number): string => (points < 0 ? minusAloud({ points: -points }) : String(points))
