/** A cell of a table: a figure stays a figure, text is text, and nothing is an empty cell. */
export type Cell = string | number | null

/** What a spreadsheet would take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/

/**
 * A table as comma-separated values (RFC 4180): lines end with CR and LF, quotes are doubled. Text that a
 * spreadsheet would run as a formula gets an apostrophe before it.
 */
export const makeCsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')

function cell(value: Cell): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
