import type { Counted } from './standings'

/** The most points that a pair can have for a round. */
export const MOST_ROUND_POINTS = 99_999

/** The agreement on how the games of a round count. */
export interface Counting {
  /** The most points that count for a pair in a round; `null` where all count. */
  readonly cap: number | null
  /** The points of a pair without an opponent, which wins: by a bye, or because the other pair is absent. */
  readonly unopposed: number
}

/** By side: true where the pair is absent. */
export type Absent = readonly [boolean, boolean]
export const BOTH_HERE: Absent = [false, false]

/** Returns how many of some points count. */
const capped = ({ cap }: Counting, points: number): number => Math.min(points, cap ?? points)

/** Returns the points of a pair without an opponent, as far as they count. */
export const unopposedPoints = (agreed: Counting): number => capped(agreed, agreed.unopposed)

/** Returns how it counts to have no opponent in a round. */
export const byeOf = (agreed: Counting): Counted => ({ points: [unopposedPoints(agreed), 0], winner: 0 })

/** Returns how points count by themselves: more points win. */
export const byPoints = (points: readonly [number, number]): Counted => ({
  points,
  winner: points[0] === points[1] ? null : Number(points[0] < points[1]),
})

/**
 * Returns how a game counts that was played so; `null` as long as it does not. The points that were made decide who won, whatever
 * the cap. An absent pair loses without points; where both are absent no one has won.
 */
export function countedAs(agreed: Counting, absent: Absent, played: Counted | null): Counted | null {
  if (absent[0] && absent[1]) return null
  if (absent[0]) return { points: [0, unopposedPoints(agreed)], winner: 1 }
  if (absent[1]) return byeOf(agreed)
  if (played === null) return null
  const [one, other] = played.points
  return { points: [capped(agreed, one), capped(agreed, other)], winner: played.winner }
}
