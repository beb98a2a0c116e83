/** From values to places: a straight line from one range to another, with round values for lines across a drawing. */
export interface LinearScale {
  (value: number): number
  readonly ticks: readonly number[]
}

interface Linear {
  readonly domain: readonly [number, number]
  readonly range: readonly [number, number]
  /** About how many lines there should be. */
  readonly lines?: number
}

const ROUND = [1, 2, 5, 10]

/** The round step (1, 2 or 5 and noughts) nearest to a `count`-th of a span. */
function stepOf(span: number, count: number): number {
  const rough = span / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const nearest = (one: number, other: number) =>
    Math.abs(Math.log(one * power) - Math.log(rough)) <= Math.abs(Math.log(other * power) - Math.log(rough))
      ? one
      : other
  return ROUND.reduce(nearest) * power
}

/** As it is given. */
export function linear({ domain: [from, to], range: [start, end], lines = 4 }: Linear): LinearScale {
  const step = stepOf(to - from, lines)
  const first = Math.ceil(from / step)
  const ticks = Array.from(
    { length: Math.max(0, Math.floor(to / step) - first + 1) },
    (_, index) => (first + index) * step,
  )
  return Object.assign((value: number) => start + ((value - from) / (to - from)) * (end - start), { ticks })
}

/** With its ends moved outwards to round values. */
export function rounded({ domain: [from, to], range, lines = 4 }: Linear): LinearScale {
  const step = stepOf(to - from, lines)
  return linear({ domain: [Math.floor(from / step) * step, Math.ceil(to / step) * step], range, lines })
}

/** Equal bands side by side, with `gap` of each left free between them and half of that at the ends. */
export function bands(count: number, [start, end]: readonly [number, number], gap: number) {
  const step = (end - start) / Math.max(1, count)
  return { start: (index: number) => start + (index + gap / 2) * step, width: step * (1 - gap) }
}

/** A line through points, as an SVG path writes it. */
export const pathOf = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${rounding(x)},${rounding(y)}`).join('')

const rounding = (place: number): number => Math.round(place * 100) / 100
