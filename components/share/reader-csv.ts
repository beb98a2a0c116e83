import { csvFormFor, type CsvForm } from '@/lib/format/csv'
import { locale } from '@/lib/messages/locale'

/**
 * Returns the locale of the reader's spreadsheets: the language of the app, or the locale of the browser if its language is the
 * same. For English the browser alone decides, because many readers of English use another language in their spreadsheets.
 */
export function readerLocale(spoken: string, browser: string): string {
  const language = (tag: string): string => tag.split('-')[0] ?? tag
  return language(spoken) === 'en' || language(spoken) === language(browser) ? browser : spoken
}

/** Returns the form of CSV that the reader's spreadsheet expects. */
export const readerCsv = (): CsvForm =>
  csvFormFor(readerLocale(locale(), typeof navigator === 'undefined' ? locale() : navigator.language))
