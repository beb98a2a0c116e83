import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readerLocale } from '@/components/share/reader-csv'
import { csvFormFor, localMoment, makeCsv, STANDARD_CSV, standardMoment } from '@/lib/format/csv'
import { readCsv } from '../support/csv'

/**
 * Texts with all characters with which a formula can begin, or which can precede it. Tabs and line breaks are removed when a text
 * is kept.
 */
const anyText = fc
  .array(
    fc.constantFrom(
      ...['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦'],
      ...[' ', '\u00a0', '\u3000', '\u200b', '\ufeff', '\u0000'],
      ...[',', ';', '|', '"', "'", 'a', '1', 'Mike'],
    ),
    { maxLength: 8 },
  )
  .map((signs) => signs.join(''))

/** Returns the cells that a spreadsheet of a country with this separator finds. Quotes count only at the start of a cell. */
function cellsBy(separator: string, csv: string): readonly string[] {
  const cells: string[] = []
  let [cell, isQuoted, isBegun] = ['', false, false]
  const end = () => {
    cells.push(cell)
    ;[cell, isQuoted, isBegun] = ['', false, false]
  }
  for (let at = 0; at < csv.length; at += 1) {
    const sign = csv[at] ?? ''
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (csv[at + 1] === '"') cell += csv[(at += 1)]
      else isQuoted = false
    } else if (sign === '"' && !isBegun) [isQuoted, isBegun] = [true, true]
    else if (sign === separator || sign === '\r' || sign === '\n') end()
    else [cell, isBegun] = [cell + sign, true]
  }
  return cells
}

/** Tells whether a spreadsheet would run the cell, after it removes blanks and replaces full-width characters. */
const isFormula = (cell: string): boolean =>
  /^[=+\-@]/.test(cell.replace(/[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '').normalize('NFKC'))

describe('a table of hands as CSV', () => {
  it('lines end as the standard says, and only cells that need quotes have them', () => {
    expect(
      makeCsv([
        ['Hand', 'Mike'],
        [1, -10],
        ['a "word", said', null],
      ]),
    ).toBe('Hand,Mike\r\n1,-10\r\n"a ""word"", said",\r\n')
  })

  it('cells with any country’s separator are quoted', () => {
    expect(makeCsv([['a;b', 'a\tb', 'a|b', 'a b']])).toBe('"a;b","a\tb","a|b",a b\r\n')
  })

  it('semicolons separate cells where figures have a decimal comma', () => {
    const rows = [
      ['Mike', 1.5, -10],
      ['a,b', 'c;d', null],
    ]
    expect(makeCsv(rows, csvFormFor('de-DE'))).toBe('Mike;1,5;-10\r\n"a,b";"c;d";\r\n')
    expect(makeCsv(rows, csvFormFor('bg'))).toBe('Mike;1,5;-10\r\n"a,b";"c;d";\r\n')
    expect(makeCsv(rows, csvFormFor('en-US'))).toBe('Mike,1.5,-10\r\n"a,b","c;d",\r\n')
    expect(makeCsv(rows, csvFormFor('en-ZA'))).toBe('Mike;1,5;-10\r\n"a,b";"c;d";\r\n')
    expect(csvFormFor('de-CH')).toEqual(STANDARD_CSV)
  })

  it.each([
    ['de', 'de-AT', 'de-AT'],
    ['de', 'en-US', 'de'],
    ['bg', 'en-GB', 'bg'],
    ['en', 'hr-HR', 'hr-HR'],
    ['en', 'en-GB', 'en-GB'],
  ])('the format follows the spoken language and the browser’s region: %s on %s', (spoken, browser, locale) => {
    expect(readerLocale(spoken, browser)).toBe(locale)
  })

  it('readers get the local time, and programs get UTC', () => {
    const at = new Date(2026, 10, 5, 9, 7, 31).getTime()
    expect(localMoment(at)).toBe('2026-11-05 09:07')
    expect(standardMoment(Date.UTC(2026, 10, 5, 9, 7, 31))).toBe('2026-11-05T09:07:31.000Z')
    for (const unknown of [Number.NaN, 0]) expect([localMoment(unknown), standardMoment(unknown)]).toEqual([null, null])
  })

  it('a table reads back as it was written', () => {
    const text = fc.string({ unit: 'grapheme' }).filter((one) => !/[=+\-@\t\r＝＋－＠﹦﹢﹣﹫]/.test(one))
    fc.assert(
      fc.property(fc.array(fc.array(text, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (rows) => {
        expect(readCsv(makeCsv(rows))).toEqual(rows)
      }),
    )
  })

  it.each([
    ...['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://x","y")'],
    ...[' =1', '\u00a0=1', '\u3000\u00a0-1', '\u200b=1', '\ufeff@A1', '\u0000=1'],
    ...['＝1+1', '＋1', '－1', '＠A1', '﹦1', ' ＝1', '\tMike'],
  ])('a spreadsheet runs nothing for a player called %j', (name) => {
    expect(readCsv(makeCsv([[name]]))).toEqual([[`'${name}`]])
  })

  it('a spreadsheet runs nothing inside a note that another country would split', () => {
    expect(readCsv(makeCsv([['Mike', 'so;=1+1;there']]))).toEqual([['Mike', "so;'=1+1;there"]])
    expect(readCsv(makeCsv([['Yetta won - by 20 = all']]))).toEqual([['Yetta won - by 20 = all']])
  })

  it.each([',', ';', '|'])('no cell split by %j is a formula', (separator) => {
    fc.assert(
      fc.property(fc.array(anyText, { minLength: 1, maxLength: 4 }), (row) => {
        for (const form of [STANDARD_CSV, csvFormFor('de')])
          expect(cellsBy(separator, makeCsv([['Hand', ...row]], form)).filter(isFormula)).toEqual([])
      }),
      { numRuns: Number(process.env['YUSS_RUNS'] ?? 2000) },
    )
  })

  it('a negative figure stays a figure, and an invalid one leaves the cell empty', () => {
    expect(makeCsv([[-20, 0, Number.NaN]])).toBe('-20,0,\r\n')
  })
})
