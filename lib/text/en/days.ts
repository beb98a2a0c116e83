const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const DAY_OF_THIS_YEAR = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })
const SHORT_DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' })
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** Noon of an evening, written as `2026-11-21`: it keeps clear of every change of the clock. */
const noonOf = (evening: string): Date => new Date(`${evening}T12:00`)

/** “Saturday 21 November” over a list, or “Sat 21 November 2025” of another year than that of `now`. */
export function eveningOverList(evening: string, now: number): string {
  const noon = noonOf(evening)
  return (noon.getFullYear() === new Date(now).getFullYear() ? DAY_OF_THIS_YEAR : SHORT_DAY).format(noon)
}

/** “Saturday 21 November 2026, 22:15”, with the evening that the moment belongs to. */
export const dayInWords = (evening: string, at: number): string => `${DAY.format(noonOf(evening))}, ${timeInWords(at)}`

export const timeInWords = (at: number): string => TIME.format(new Date(at))

/** “21 Nov 2026”, where many stand one under the other. */
export const shortDay = (at: number): string => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(at)

/** “21 November 2026 at 22:15”, inside a sentence. */
export const momentInWords = (at: number): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' }).format(at)

/** “Saturday 21 November 2026 at 22:15”, on paper. */
export const momentOnPaper = (at: number): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' }).format(at)
