/** A function from values to positions: a linear map from one range to another, with round values for the lines of a chart. */
export interface LinearScale {
  (value: number): number
  readonly ticks: readonly number[]
}

interface Linear {
  readonly domain: readonly [number, number]
  readonly range: readonly [number, number]
  /** The approximate number of lines. */
  readonly lines?: number
}

const ROUND = [1, 2, 5, 10]

/** Returns the round step (1, 2 or 5 times a power of ten) closest to the span divided by `count`. */
function stepOf(span: number, count: number): number {
  const rough = span / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const nearest = (one: number, other: number) =>
    Math.abs(Math.log(one * power) - Math.log(rough)) <= Math.abs(Math.log(other * power) - Math.log(rough))
      ? one
      : other
  return ROUND.reduce(nearest) * power
}

/** Returns a scale whose domain is exactly as given. */
export function linear({ domain: [from, to], range: [start, end], lines = 4 }: Linear): LinearScale {
  const step = stepOf(to - from, lines)
  const first = Math.ceil(from / step)
  const ticks = Array.from(
    { length: Math.max(0, Math.floor(to / step) - first + 1) },
    (_, index) => (first + index) * step,
  )
  return Object.assign((value: number) => start + ((value - from) / (to - from)) * (end - start), { ticks })
}

/** Returns a scale whose domain is extended to round values. */
export function rounded({ domain: [from, to], range, lines = 4 }: Linear): LinearScale {
  const step = stepOf(to - from, lines)
  return linear({ domain: [Math.floor(from / step) * step, Math.ceil(to / step) * step], range, lines })
}

/** Returns equal bands side by side. `gap` is the share of each band left free: between bands, and half of it at the ends. */
export function bands(count: number, [start, end]: readonly [number, number], gap: number) {
  const step = (end - start) / Math.max(1, count)
  return { start: (index: number) => start + (index + gap / 2) * step, width: step * (1 - gap) }
}

/** Returns a line through points as an SVG path. */
export const pathOf = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${rounding(x)},${rounding(y)}`).join('')

const rounding = (place: number): number => Math.round(place * 100) / 100
