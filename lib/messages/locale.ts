/** What the browser calls the language that is spoken, for its own lists, dates and sorting. English is that of Europe. */
let spoken = 'en-GB'

export const locale = (): string => spoken

export function setLocale(tag: string): void {
  spoken = tag
}

/** “Ann”, “Ann and Ben”, “Ann, Ben and Cleo”. */
export const allOf = (items: readonly string[]): string =>
  new Intl.ListFormat(spoken, { type: 'conjunction' }).format(items)

/** “Ann, Ben or Cleo”. */
export const oneOf = (items: readonly string[]): string =>
  new Intl.ListFormat(spoken, { type: 'disjunction' }).format(items)

/** Side by side, with no word between: “Ann 12, Ben 40”. */
export const inARow = (items: readonly string[]): string =>
  new Intl.ListFormat(spoken, { type: 'unit', style: 'short' }).format(items)
