import { describe, expect, it } from 'vitest'
import { wholeNumber } from '@/components/contest/whole-number'
import { readMoney } from '@/components/evening/money'
import { figureIn } from '@/lib/text/terms/figure'

/** Twelve thousand five hundred, as people write it: with a no-break space and a narrow one too. */
const THOUSANDS = ['12,500', '12.500', '12 500', '12\u00a0500', '12\u202f500', "12'500", '12’500']

describe('reading a whole number that someone typed', () => {
  it.each([
    ['10', 10],
    ['+10', 10],
    ['-10', -10],
    ['\u221210', -10],
    ['\u201310', -10],
    [' 0 ', 0],
    ['-0', 0],
    ['9999', 9999],
  ])('%j is read as %i', (text, figure) => {
    expect(figureIn(text, 4)).toBe(figure)
  })

  it.each(['', '+', '\u2212', '1.5', '+-5', '12345', 'ten', '1e3'])('%j is not a whole number', (text) => {
    expect(figureIn(text, 4)).toBeNull()
  })

  it.each(THOUSANDS)('%j is read as twelve thousand five hundred', (text) => {
    expect(figureIn(text, 5)).toBe(12_500)
    expect(figureIn(`\u2212${text}`, 5)).toBe(-12_500)
    expect(wholeNumber(text, 0, 20_000)).toBe(12_500)
    expect(figureIn(text, 4)).toBeNull()
  })

  it.each(['1,00', '0,500', '1,0000', '1,000.000', ',000', '1,000,', '1,,000', '1,000.5', '1234,567'])(
    '%j is no number with its thousands apart',
    (text) => {
      expect(figureIn(text, 9)).toBeNull()
    },
  )
})

describe('reading an amount of money that someone typed', () => {
  it.each([
    ['', 0],
    ['.', 0],
    ['0.05', 5],
    ['0,05', 5],
    ['.5', 50],
    ['2.', 200],
    ['250,50', 25_050],
    ['1000', 100_000],
    ['1,000', 100_000],
    ['1.000', 100_000],
    ['1 000', 100_000],
    ['1\u00a0000', 100_000],
    ['1\u202f000', 100_000],
    ['1,000.00', 100_000],
    ['1.000,00', 100_000],
    ['1 000,00', 100_000],
  ])('%j is read as %i cents', (text, cents) => {
    expect(readMoney(text)).toBe(cents)
  })

  it.each(['1000.01', '1,001', '0.005', '1.2.3', '-5', '5 €', '1,00,00', '10 00'])('%j is no amount', (text) => {
    expect(readMoney(text)).toBeNull()
  })
})
