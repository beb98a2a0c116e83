import { locale } from './locale'

// What the browser writes numbers and dates by is made once: a slow phone waits long for each.

const numbers = new Map<string, Intl.NumberFormat>()
const dates = new Map<string, Intl.DateTimeFormat>()

/** How the language that is spoken writes numbers. */
export const numberFormat = (how: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  once(numbers, how, (language) => new Intl.NumberFormat(language, how))

/** How the language that is spoken writes days and times. */
export const dateFormat = (how: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  once(dates, how, (language) => new Intl.DateTimeFormat(language, how))

function once<T>(known: Map<string, T>, how: object, make: (language: string) => T): T {
  const language = locale()
  const name = `${language} ${JSON.stringify(how)}`
  const made = known.get(name) ?? make(language)
  known.set(name, made)
  return made
}
