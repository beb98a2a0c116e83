import { csvFormFor, type CsvForm } from '@/lib/format/csv'
import { locale } from '@/lib/messages/locale'

/**
 * The locale whose spreadsheets the reader has: the language that is spoken, with the region of the browser. English is spoken
 * to many who have another language, so there the browser alone decides.
 */
export function readerLocale(spoken: string, browser: string): string {
  const language = (tag: string): string => tag.split('-')[0] ?? tag
  return language(spoken) === 'en' || language(spoken) === language(browser) ? browser : spoken
}

/** The form in which the reader's spreadsheet expects a table. */
export const readerCsv = (): CsvForm =>
  csvFormFor(readerLocale(locale(), typeof navigator === 'undefined' ? locale() : navigator.language))
