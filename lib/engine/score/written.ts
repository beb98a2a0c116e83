import type { Rules } from '../table/options'
import { at, sideCount, sidesOf } from '../table/seats'
import { addUp, line, NO_LINES, type SheetLine } from './line'

/** The last digit from which points become the next ten. */
const UP_FROM = { 'tens-5-up': 5, 'tens-6-up': 6 } as const

/** Returns the lines that round each side to tens: the last step for the points of a hand. */
export function writtenLines(rules: Rules, lines: readonly SheetLine[]): readonly SheetLine[] {
  const { written } = rules
  if (written === 'exact') return NO_LINES
  const whole = addUp(lines, sideCount(rules))
  return sidesOf(rules).flatMap((side): readonly SheetLine[] => {
    const from = at(whole, side)
    const tens = 10 * Math.floor((from + 10 - UP_FROM[written]) / 10)
    return tens === from ? NO_LINES : [line(side, tens - from, { kind: 'written', from }, 'rounding')]
  })
}
