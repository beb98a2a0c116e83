const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const DAY_OF_THIS_YEAR = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })
const SHORT_DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' })
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const PLAIN_DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

const NO_DAY = 'A day that is not known'
const NO_MOMENT = 'an unknown time'

/** In words, whatever the moment: a damaged one must not take a page away. */
const said = (format: Intl.DateTimeFormat, at: Date, otherwise: string): string =>
  Number.isNaN(at.getTime()) ? otherwise : format.format(at)

/** Noon of an evening, written as `2026-11-21`: it keeps clear of every change of the clock. No day where that is none. */
function noonOf(evening: string): Date {
  const [, year, month, day] = /^(\d+)-(\d+)-(\d+)$/.exec(evening) ?? []
  return new Date(Number(year), Number(month) - 1, Number(day), 12)
}

/** “Saturday 21 November” over a list, or “Sat 21 November 2025” of another year than that of `now`. */
export function eveningOverList(evening: string, now: number): string {
  const noon = noonOf(evening)
  return said(noon.getFullYear() === new Date(now).getFullYear() ? DAY_OF_THIS_YEAR : SHORT_DAY, noon, NO_DAY)
}

/** “Saturday 21 November 2026, 22:15”, with the evening that the moment belongs to. */
export function dayInWords(evening: string, at: number): string {
  const noon = noonOf(evening)
  return Number.isNaN(noon.getTime()) ? NO_DAY : `${DAY.format(noon)}, ${timeInWords(at)}`
}

export const timeInWords = (at: number): string => said(TIME, new Date(at), '--:--')

/** “21 Nov 2026”, where many stand one under the other. */
export const shortDay = (at: number): string =>
  said(new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }), new Date(at), NO_DAY)

/** “21 November 2026”, inside a sentence. */
export const plainDay = (at: number): string => said(PLAIN_DAY, new Date(at), NO_MOMENT)

/** “21 November 2026 at 22:15”, inside a sentence. */
export const momentInWords = (at: number): string =>
  said(new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' }), new Date(at), NO_MOMENT)

/** “Saturday 21 November 2026 at 22:15”, on paper. */
export const momentOnPaper = (at: number): string =>
  said(new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' }), new Date(at), NO_DAY)
