import { withoutIsolates } from '../messages/isolate'

/** A cell of a table: a figure stays a figure, text is text, and nothing is an empty cell. */
export type Cell = string | number | null

/**
 * Where a spreadsheet would begin to calculate: at the sign of a formula, full-width ones too, with nothing before it in
 * its cell but blanks, quotes and invisible characters. Other countries separate cells by other signs.
 */
const FORMULA =
  /(^|[,;|\t\r\n])((?:["\s\p{Cc}\p{Default_Ignorable_Code_Point}])*)(?=[=+\-@＝＋－＠﹦﹢﹣﹫])|^(?=[\t\r])/gu

/** What separates cells and lines, here or in another country. */
const PARTS = /[",;|\t\r\n]/

/**
 * A table as comma-separated values (RFC 4180): lines end with CR and LF, quotes are doubled. Text that a
 * spreadsheet would run as a formula gets an apostrophe before it.
 */
export const makeCsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')

function cell(value: Cell): string {
  if (value === null) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  const text = withoutIsolates(value).replace(FORMULA, "$1'$2")
  return PARTS.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
