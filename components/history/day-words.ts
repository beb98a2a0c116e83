import { eveningOf } from '@/lib/storage/evening'

const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const DAY_OF_THIS_YEAR = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })
const SHORT_DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' })
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** “Saturday 21 November 2026”, from an evening as `eveningOf` writes it. Noon keeps clear of every change of the clock. */
export const eveningInWords = (evening: string): string => DAY.format(new Date(`${evening}T12:00`))

/** The same over a list: “Saturday 21 November”, or “Sat 21 November 2025” of another year than that of `now`. */
export function eveningOverList(evening: string, now: number): string {
  const noon = new Date(`${evening}T12:00`)
  return (noon.getFullYear() === new Date(now).getFullYear() ? DAY_OF_THIS_YEAR : SHORT_DAY).format(noon)
}

/** “Saturday 21 November 2026, 22:15”. */
export const dayInWords = (at: number): string => `${eveningInWords(eveningOf(at))}, ${timeInWords(at)}`

export const timeInWords = (at: number): string => TIME.format(new Date(at))
