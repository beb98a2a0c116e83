import { betweenItems } from './compiled/table/shared'

/** What the page says its words in: English until those of another language have come. */
let spoken = 'en'
const listeners = new Set<() => void>()

export const spokenLanguage = (): string => spoken

/** Every screen is said anew: its words are read while it is drawn. */
export function nowSpoken(language: string): void {
  spoken = language
  for (const listener of listeners) listener()
}

export function onSpoken(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the browser calls the language that is spoken, for its own lists, dates and sorting. English is that of Europe. */
export const locale = (): string => (spoken === 'en' ? 'en-GB' : spoken)

/** “Ann”, “Ann and Ben”, “Ann, Ben and Cleo”. */
export const allOf = (items: readonly string[]): string =>
  new Intl.ListFormat(locale(), { type: 'conjunction' }).format(items)

/** “Ann, Ben or Cleo”. */
export const oneOf = (items: readonly string[]): string =>
  new Intl.ListFormat(locale(), { type: 'disjunction' }).format(items)

/**
 * Side by side, with no word between: “Ann 12, Ben 40”. The first sheet needs it, and the first list that the browser makes
 * by itself keeps a slow phone for a twentieth of a second.
 */
export const inARow = (items: readonly string[]): string => items.join(betweenItems)
