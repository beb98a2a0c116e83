import { sideOf, sidesOf } from '@/lib/engine/table/seats'
import type { Look } from '@/lib/storage/people/looks'
import type { PlayerColour } from '@/lib/storage/records/player-colours'
import type { Table } from '@/lib/text/table'

/** Dashes of the line of a side, so that it differs from the others by more than the colour of its players. */
const DASHES: readonly string[] = ['none', '9 4', '2 4']

export const dashOf = (side: number): string => DASHES[side] ?? 'none'

/** The looks of the players on each side; the first gives the side its colour. */
export const looksBySide = ({ rules }: Pick<Table, 'rules'>, looks: readonly Look[]): readonly (readonly Look[])[] =>
  sidesOf(rules).map((side) => looks.filter((_, seat) => sideOf(rules, seat) === side))

/** The colour of each side, for `data-player`. */
export const coloursOf = (sides: readonly (readonly Look[])[]): readonly (PlayerColour | undefined)[] =>
  sides.map(([first]) => first?.colour)

/** How full the bar of a side is: the second differs from the others on a page without colours too. */
export const BAR_OPACITY: readonly number[] = [1, 0.45, 1]

/** Every how many hands the axis has a number, so that the numbers do not touch. */
export function stepOf(count: number, width: number): number {
  const fits = Math.max(1, Math.floor(width / 28))
  return [1, 2, 5, 10, 20, 50, 100].find((step) => count / step <= fits) ?? 200
}
