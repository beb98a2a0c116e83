import { LANGUAGE } from './compiled/language'
import { betweenItems } from './compiled/table/shared'
import { isolated } from './isolate'

/**
 * Returns the browser's tag for the language of the pages, for its lists, dates and sorting. English is that of Europe; digits are
 * Latin in every language, as on the cards.
 */
export const locale = (): string => (LANGUAGE === 'en' ? 'en-GB' : `${LANGUAGE}-u-nu-latn`)

const lists = new Map<string, Intl.ListFormat>()

/** One thing is no list: what makes lists is asked of the browser for more alone, as a slow phone waits long for the first. */
function listed(texts: readonly string[], type: 'conjunction' | 'disjunction'): string {
  const items = texts.map((text) => String(isolated(text)))
  if (items.length < 2) return items.join('')
  const name = `${locale()} ${type}`
  const list = lists.get(name) ?? new Intl.ListFormat(locale(), { type })
  lists.set(name, list)
  return list.format(items)
}

/** “Ann”, “Ann and Ben”, “Ann, Ben and Cleo”. */
export const allOf = (items: readonly string[]): string => listed(items, 'conjunction')

/** “Ann, Ben or Cleo”. */
export const eitherOf = (items: readonly string[]): string => listed(items, 'disjunction')

/**
 * Side by side, with no word between: “Ann 12, Ben 40”. Every figure of the sheet is read out in such a row: it is made
 * without the browser's lists.
 */
export const inARow = (items: readonly string[]): string => items.join(betweenItems)
