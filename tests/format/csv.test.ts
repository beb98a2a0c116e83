import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeCsv } from '@/lib/format/csv'
import { readCsv } from '../support/csv'

describe('a table of hands as CSV', () => {
  it('ends its lines as the standard says and quotes only what needs it', () => {
    expect(
      makeCsv([
        ['Hand', 'Mike'],
        [1, -10],
        ['a "word", said', null],
      ]),
    ).toBe('Hand,Mike\r\n1,-10\r\n"a ""word"", said",\r\n')
  })

  it('reads back as it was written', () => {
    const text = fc.string({ unit: 'grapheme' }).filter((one) => !/^[=+\-@\t\r]/.test(one))
    fc.assert(
      fc.property(fc.array(fc.array(text, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (rows) => {
        expect(readCsv(makeCsv(rows))).toEqual(rows)
      }),
    )
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '=HYPERLINK("http://x","y")'])(
    'gives a spreadsheet nothing to run: a player called %s',
    (name) => {
      expect(readCsv(makeCsv([[name]]))).toEqual([[`'${name}`]])
    },
  )
})
