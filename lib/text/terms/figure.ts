import { minusAloud } from '../../messages/compiled/terms/units'

/** A figure of the sheet, with a true minus sign. */
export const figure = (points: number): string => (points < 0 ? `−${-points}` : String(points))

/** Returns a whole number as people write it, “+10” and every sort of minus among it; `null` where it is none of so many digits. */
export function figureIn(text: string, digits: number): number | null {
  const [, sign = '', written = ''] = /^([+\-\u2010\u2212\u2013\ufe63\uff0d]?)(\d+)$/.exec(text.trim()) ?? []
  if (written === '' || written.length > digits) return null
  return sign === '' || sign === '+' ? Number(written) : 0 - Number(written)
}

/** A figure as it is heard: a sign is lost on the ear. */
export const aloud = (points: number): string => (points < 0 ? minusAloud({ points: -points }) : String(points))
