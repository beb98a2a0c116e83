import type { Counted } from './standings'

/** The most points that a pair can have for a round. */
export const MOST_ROUND_POINTS = 99_999

/** The agreed settings that decide how the games of a round count. */
export interface Counting {
  /** The most points that count for a pair in a round; `null` if all count. */
  readonly cap: number | null
  /** The points of a pair that wins without an opponent: by a bye, or because the other pair is absent. */
  readonly unopposed: number
}

/** Tells for each side whether its pair is absent. */
export type Absent = readonly [boolean, boolean]
export const BOTH_HERE: Absent = [false, false]

/** Returns the number of points that count under the cap. */
const capped = ({ cap }: Counting, points: number): number => Math.min(points, cap ?? points)

/** Returns the points of a pair that wins without an opponent, under the cap. */
export const unopposedPoints = (agreed: Counting): number => capped(agreed, agreed.unopposed)

/** Returns how a bye counts. */
export const byeOf = (agreed: Counting): Counted => ({ points: [unopposedPoints(agreed), 0], winner: 0 })

/** Returns how a game counts by its points alone: the pair with more points wins. */
export const byPoints = (points: readonly [number, number]): Counted => ({
  points,
  winner: points[0] === points[1] ? null : Number(points[0] < points[1]),
})

/**
 * Returns how a game counts. `played` is its outcome before the cap, or `null` if there is none. The winner is decided before the
 * cap. An absent pair loses without points. Returns `null` if both pairs are absent, or if neither is and there is no outcome.
 */
export function countedAs(agreed: Counting, absent: Absent, played: Counted | null): Counted | null {
  if (absent[0] && absent[1]) return null
  if (absent[0]) return { points: [0, unopposedPoints(agreed)], winner: 1 }
  if (absent[1]) return byeOf(agreed)
  if (played === null) return null
  const [one, other] = played.points
  return { points: [capped(agreed, one), capped(agreed, other)], winner: played.winner }
}
