import * as said from '../../messages/compiled/terms/days'
import { dateFormat } from '../../messages/formats'

/** In words, whatever the moment: a damaged one must not take a page away. */
const inWords = (at: Date, otherwise: string, how: Intl.DateTimeFormatOptions): string =>
  Number.isNaN(at.getTime()) ? otherwise : dateFormat(how).format(at)

/** Noon of an evening, written as `2026-11-21`: it keeps clear of every change of the clock. No day where that is none. */
function noonOf(evening: string): Date {
  const [, year, month, day] = /^(\d+)-(\d+)-(\d+)$/.exec(evening) ?? []
  return new Date(Number(year), Number(month) - 1, Number(day), 12)
}

/** “Saturday 21 November” over a list, or “Sat 21 November 2025” of another year than that of `now`. */
export function eveningOverList(evening: string, now: number): string {
  const noon = noonOf(evening)
  const isThisYear = noon.getFullYear() === new Date(now).getFullYear()
  return inWords(noon, said.unknownDay, {
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? { weekday: 'long' } : { weekday: 'short', year: 'numeric' }),
  })
}

/** The first day that the browser writes takes a slow phone long: asked for early, it does not hold up the list that shows it. */
export function askForDays(): void {
  const now = new Date()
  setTimeout(() => eveningOverList(now.toISOString().slice(0, 10), now.getTime()))
}

/** “Saturday 21 November 2026, 22:15”, with the evening that the moment belongs to. */
export function dayInWords(evening: string, at: number): string {
  const noon = noonOf(evening)
  if (Number.isNaN(noon.getTime())) return said.unknownDay
  const day = inWords(noon, '', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  return said.dayAndTime({ day, time: timeInWords(at) })
}

export const timeInWords = (at: number): string =>
  inWords(new Date(at), '--:--', { hour: '2-digit', minute: '2-digit' })

/** “21 Nov 2026”, where many stand one under the other. */
export const shortDay = (at: number): string => inWords(new Date(at), said.unknownDay, { dateStyle: 'medium' })

/** “21 Nov 2026, 22:15”, where several moments stand beside each other. */
export const shortMoment = (at: number): string => said.dayAndTime({ day: shortDay(at), time: timeInWords(at) })

/** Returns how to write one of several moments: as `shortMoment` does, with seconds where another falls in the same minute. */
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

/** “21 November 2026”, inside a sentence. */
export const plainDay = (at: number): string =>
  inWords(new Date(at), said.unknownMoment, { day: 'numeric', month: 'long', year: 'numeric' })

/** “21 November 2026 at 22:15”, inside a sentence. */
export const momentInWords = (at: number): string =>
  inWords(new Date(at), said.unknownMoment, { dateStyle: 'long', timeStyle: 'short' })

/** “Saturday 21 November 2026 at 22:15”, on paper. */
export const momentOnPaper = (at: number): string =>
  inWords(new Date(at), said.unknownDay, { dateStyle: 'full', timeStyle: 'short' })
