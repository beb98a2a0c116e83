import { withoutIsolates } from '../messages/isolate'

/** A cell of a table: a figure stays a figure, text is text, and nothing is an empty cell. */
export type Cell = string | number | null

/**
 * Matches where a spreadsheet would begin to calculate: at the sign of a formula, also full-width, with only blanks, quotes and
 * invisible characters before it in its cell. Other countries separate cells by other signs.
 */
const FORMULA =
  /(^|[,;|\t\r\n])((?:["\s\p{Cc}\p{Default_Ignorable_Code_Point}])*)(?=[=+\-@＝＋－＠﹦﹢﹣﹫])|^(?=[\t\r])/gu

/** The separators of cells and lines, here or in another country. */
const PARTS = /[",;|\t\r\n]/

/** The separator of cells and the decimal sign of a table. */
export interface CsvForm {
  readonly separator: ',' | ';'
  readonly decimal: '.' | ','
}

/** The form of the standard (RFC 4180), for programs. */
export const STANDARD_CSV: CsvForm = { separator: ',', decimal: '.' }

/** The form that spreadsheets of a country read: where a figure has a comma, cells are parted by semicolons. */
export function csvFormFor(locale: string): CsvForm {
  const hasComma = new Intl.NumberFormat(locale).formatToParts(1.5).some(({ value }) => value === ',')
  return hasComma ? { separator: ';', decimal: ',' } : STANDARD_CSV
}

/**
 * A table as separated values: lines end with CR and LF, quotes are doubled. Text that a spreadsheet would run as a formula
 * gets an apostrophe before it.
 */
export const makeCsv = (rows: readonly (readonly Cell[])[], form: CsvForm = STANDARD_CSV): string =>
  rows.map((row) => `${row.map((value) => cell(value, form)).join(form.separator)}\r\n`).join('')

/** A moment as spreadsheets of every country read it: day and time where the table is read; empty for what is none. */
export function localMoment(at: number): Cell {
  const moment = new Date(at)
  if (Number.isNaN(moment.getTime())) return null
  const two = (number: number): string => String(number).padStart(2, '0')
  const day = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-')
  return `${day} ${two(moment.getHours())}:${two(moment.getMinutes())}`
}

/** A moment for programs: in UTC, as ISO 8601 writes it; empty for what is none. */
export function standardMoment(at: number): Cell {
  const moment = new Date(at)
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}

function cell(value: Cell, { decimal }: CsvForm): string {
  if (value === null) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value).replace('.', decimal) : ''
  const text = withoutIsolates(value).replace(FORMULA, "$1'$2")
  return PARTS.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
