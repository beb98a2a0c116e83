import { sideOf, sidesOf } from '@/lib/engine/table/seats'
import type { Look } from '@/lib/storage/people/looks'
import type { Table } from '@/lib/text/table'

/** The dash patterns of the lines, by side, so that they differ by more than colour. */
const DASHES: readonly string[] = ['none', '9 4', '2 4']

export const dashOf = (side: number): string => DASHES[side] ?? 'none'

/** Returns the looks of the players on each side. */
export const looksBySide = ({ rules }: Pick<Table, 'rules'>, looks: readonly Look[]): readonly (readonly Look[])[] =>
  sidesOf(rules).map((side) => looks.filter((_, seat) => sideOf(rules, seat) === side))

/** The opacity of the bars, by side: the second differs from the others without colours too. */
export const BAR_OPACITY: readonly number[] = [1, 0.45, 1]

/** Returns the number of hands from one number on the axis to the next, so that the numbers do not touch. */
export function stepOf(count: number, width: number): number {
  const fits = Math.max(1, Math.floor(width / 28))
  return [1, 2, 5, 10, 20, 50, 100].find((step) => count / step <= fits) ?? 200
}
