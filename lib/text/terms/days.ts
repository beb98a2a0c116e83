import * as said from '../../messages/compiled/terms/days'
import { dateFormat } from '../../messages/formats'

/**
 * Returns a moment in words, or `otherwise` if it is 0, which means unknown, or not a valid date, so that a damaged one does not
 * break the page.
 */
const inWords = (at: Date, otherwise: string, how: Intl.DateTimeFormatOptions): string =>
  Number.isNaN(at.getTime()) || at.getTime() === 0 ? otherwise : dateFormat(how).format(at)

/**
 * Returns noon of an evening such as `2026-11-21`. Noon is never affected by a clock change. An invalid evening gives an invalid
 * date.
 */
function noonOf(evening: string): Date {
  const [, year, month, day] = /^(\d+)-(\d+)-(\d+)$/.exec(evening) ?? []
  return new Date(Number(year), Number(month) - 1, Number(day), 12)
}

/** Returns the heading of an evening: “Saturday 21 November”, or “Sat 21 November 2025” if its year is not that of `now`. */
export function eveningOverList(evening: string, now: number): string {
  const noon = noonOf(evening)
  const isThisYear = noon.getFullYear() === new Date(now).getFullYear()
  return inWords(noon, said.unknownDay, {
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? { weekday: 'long' } : { weekday: 'short', year: 'numeric' }),
  })
}

/** Formats one date in advance. The first one takes long on a slow phone, and would hold up the list that shows it. */
export function askForDays(): void {
  const now = new Date()
  setTimeout(() => eveningOverList(now.toISOString().slice(0, 10), now.getTime()))
}

/** Returns “Saturday 21 November 2026, 22:15”, with the date of the evening to which the moment belongs. */
export function dayInWords(evening: string, at: number): string {
  const noon = noonOf(evening)
  if (Number.isNaN(noon.getTime())) return said.unknownDay
  const day = inWords(noon, '', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  return said.dayAndTime({ day, time: timeInWords(at) })
}

export const timeInWords = (at: number): string =>
  inWords(new Date(at), '--:--', { hour: '2-digit', minute: '2-digit' })

/** Returns “21 Nov 2026”, for a list. */
export const shortDay = (at: number): string => inWords(new Date(at), said.unknownDay, { dateStyle: 'medium' })

/** Returns “21 Nov 2026, 22:15”, for a list of moments. */
export const shortMoment = (at: number): string => said.dayAndTime({ day: shortDay(at), time: timeInWords(at) })

/** Returns a function that writes one of these moments like `shortMoment`, with seconds if another one is in the same minute. */
export function shortMomentAmong(moments: readonly number[]): (at: number) => string {
  const short = moments.map(shortMoment)
  return (at) => {
    const own = shortMoment(at)
    return short.filter((one) => one === own).length > 1 ? momentToSecond(at) : own
  }
}

const momentToSecond = (at: number): string =>
  said.dayAndTime({
    day: shortDay(at),
    time: inWords(new Date(at), '--:--', { hour: '2-digit', minute: '2-digit', second: '2-digit' }),
  })

/** Returns “21 November 2026”, for use in a sentence. */
export const plainDay = (at: number): string =>
  inWords(new Date(at), said.unknownMoment, { day: 'numeric', month: 'long', year: 'numeric' })

/** Returns “21 November 2026 at 22:15”, for use in a sentence. */
export const momentInWords = (at: number): string =>
  inWords(new Date(at), said.unknownMoment, { dateStyle: 'long', timeStyle: 'short' })

/** Returns “Saturday 21 November 2026 at 22:15”, for a printed page. */
export const momentOnPaper = (at: number): string =>
  inWords(new Date(at), said.unknownDay, { dateStyle: 'full', timeStyle: 'short' })
