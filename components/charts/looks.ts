/** How a side is drawn: each differs from the others by more than its colour. */
export interface SideLook {
  readonly stroke: string
  readonly fill: string
  readonly text: string
  /** Dashes of its line; `undefined` for a whole one. */
  readonly dash: string | undefined
}

const LOOKS: readonly SideLook[] = [
  { stroke: 'stroke-ink', fill: 'fill-ink', text: 'fill-ink', dash: undefined },
  { stroke: 'stroke-felt', fill: 'fill-felt', text: 'fill-felt', dash: '9 4' },
  { stroke: 'stroke-blue', fill: 'fill-blue', text: 'fill-blue', dash: '2 4' },
]

export function sideLook(side: number): SideLook {
  const look = LOOKS[side]
  if (look === undefined) throw new Error(`no look for side ${side}`)
  return look
}

/** How full the bar of a side is: the second differs from the others on a page without colours too. */
export const BAR_OPACITY: readonly number[] = [1, 0.45, 1]

/** Every how many hands the axis has a number, so that the numbers do not touch. */
export function stepOf(count: number, width: number): number {
  const fits = Math.max(1, Math.floor(width / 28))
  return [1, 2, 5, 10, 20, 50, 100].find((step) => count / step <= fits) ?? 200
}
