import { numberFormat } from '../../messages/formats'

/** The smallest number whose digits are grouped. */
const LARGE_NUMBER = 1_000

/**
 * Returns a number with grouped digits: “1,200”. A small number needs no formatter, because its digits are the same in every
 * language.
 */
export const grouped = (number: number): string =>
  Math.abs(number) < LARGE_NUMBER ? String(number) : numberFormat().format(number)

/** Returns a size in bytes as “1.2 MB”, rounded so that people can compare sizes. */
export function bytesInWords(count: number): string {
  const [unit, size] =
    count < 1e3 ? (['byte', 1] as const) : count < 1e6 ? (['kilobyte', 1e3] as const) : LARGE[count < 1e9 ? 0 : 1]
  const value = count / size
  const places = unit === 'byte' || value >= 10 ? 0 : 1
  return numberFormat({
    style: 'unit',
    unit,
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    minimumFractionDigits: places,
    maximumFractionDigits: places,
    useGrouping: false,
  }).format(value)
}

const LARGE = [['megabyte', 1e6] as const, ['gigabyte', 1e9] as const] as const
