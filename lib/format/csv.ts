import { withoutIsolates } from '../messages/isolate'

/** A cell of a table: a number, a text, or `null` for an empty cell. */
export type Cell = string | number | null

/**
 * Matches each place at which a spreadsheet would read a formula: the sign that begins one, also full-width, preceded in its cell
 * only by blanks, quotes and invisible characters. All separators count, because spreadsheets of other countries use other ones.
 */
const FORMULA =
  /(^|[,;|\t\r\n])((?:["\s\p{Cc}\p{Default_Ignorable_Code_Point}])*)(?=[=+\-@＝＋－＠﹦﹢﹣﹫])|^(?=[\t\r])/gu

/** The separators of cells and lines, in any country, and quotes: text with one of them has to be quoted. */
const PARTS = /[",;|\t\r\n]/

/** The separator of cells and the decimal sign of a table. */
export interface CsvForm {
  readonly separator: ',' | ';'
  readonly decimal: '.' | ','
}

/** The standard form (RFC 4180), for programs. */
export const STANDARD_CSV: CsvForm = { separator: ',', decimal: '.' }

/** Returns the form that spreadsheets of a country read. If the decimal sign is a comma, cells are separated by semicolons. */
export function csvFormFor(locale: string): CsvForm {
  const hasComma = new Intl.NumberFormat(locale).formatToParts(1.5).some(({ value }) => value === ',')
  return hasComma ? { separator: ';', decimal: ',' } : STANDARD_CSV
}

/**
 * Writes a table as CSV: lines end with CR LF, and quotes are doubled. Text that a spreadsheet would run as a formula gets an
 * apostrophe before it.
 */
export const makeCsv = (rows: readonly (readonly Cell[])[], form: CsvForm = STANDARD_CSV): string =>
  rows.map((row) => `${row.map((value) => cell(value, form)).join(form.separator)}\r\n`).join('')

/**
 * Returns a moment as spreadsheets of every country read it, in local time: `2026-11-21 22:15`; `null` if it is invalid, or 0, which
 * means unknown.
 */
export function localMoment(at: number): Cell {
  const moment = new Date(at)
  if (!isKnown(moment)) return null
  const two = (number: number): string => String(number).padStart(2, '0')
  const day = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-')
  return `${day} ${two(moment.getHours())}:${two(moment.getMinutes())}`
}

/** Returns a moment for programs, as ISO 8601 in UTC; `null` if it is invalid, or 0, which means unknown. */
export function standardMoment(at: number): Cell {
  const moment = new Date(at)
  return isKnown(moment) ? moment.toISOString() : null
}

const isKnown = (moment: Date): boolean => !Number.isNaN(moment.getTime()) && moment.getTime() !== 0

function cell(value: Cell, { decimal }: CsvForm): string {
  if (value === null) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value).replace('.', decimal) : ''
  const text = withoutIsolates(value).replace(FORMULA, "$1'$2")
  return PARTS.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
