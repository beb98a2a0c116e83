import blossom from 'edmonds-blossom-fixed'
import robin from 'roundrobin'
import { sum } from '../engine/table/seats'
import type { Absent } from './counted'

/** The ways to draw a round. */
export const DRAWS = ['swiss', 'round-robin'] as const
export type Draw = (typeof DRAWS)[number]

/** The pairs of a draw, and the meetings before it. */
export interface Drawing {
  readonly draw: Draw
  /**
   * The ids of the pairs that play. A Swiss round needs them in the order of the standings, or of the lot if it is the first. A
   * round robin needs them in the same order every time.
   */
  readonly pairs: readonly string[]
  /** How often two pairs have met, by the key from `meeting`. */
  readonly met: ReadonlyMap<string, number>
  readonly hadBye: ReadonlySet<string>
}

/** The games of a round, and the pair that has no opponent. */
export interface Drawn {
  readonly games: readonly (readonly [string, string])[]
  readonly bye: string | null
}

/** Returns the key of a meeting of two pairs, the same in either order. */
export const meeting = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`)

/** A game as it was drawn, before its result. */
export interface DrawnGame {
  readonly first: string
  /** `null` if the first pair had no opponent. */
  readonly second: string | null
  readonly absent: Absent
}

/** Counts how often any two pairs were drawn to meet, and collects the pairs that have won without an opponent. */
export function historyOf(games: readonly DrawnGame[]): Pick<Drawing, 'met' | 'hadBye'> {
  const met = new Map<string, number>()
  const hadBye = new Set<string>()
  for (const { first, second, absent } of games) {
    if (second === null || absent[1]) hadBye.add(first)
    if (second === null) continue
    if (absent[0]) hadBye.add(second)
    met.set(meeting(first, second), (met.get(meeting(first, second)) ?? 0) + 1)
  }
  return { met, hadBye }
}

/** Draws a round: its games, and the pair that has no opponent. */
export function drawPairings(drawing: Drawing): Drawn {
  if (drawing.pairs.length < 2) return { games: [], bye: drawing.pairs[0] ?? null }
  return drawing.draw === 'swiss' ? swiss(drawing) : roundRobin(drawing)
}

/** The number of places below a pair that are searched for its opponent. In a large field there is always a nearer one. */
const REACH = 30
/** The cost of a repeated meeting: higher than any distance, so that pairs meet again only if it cannot be avoided. */
const REPEAT_COST = 1e9

/** Draws a Swiss round: matches pairs that are near in the standings and have not met, by maximum-weight matching. */
function swiss({ pairs, met, hadBye }: Drawing): Drawn {
  const bye = pairs.length % 2 === 0 ? null : (pairs.findLast((id) => !hadBye.has(id)) ?? pairs.at(-1) ?? null)
  const field = pairs.filter((id) => id !== bye)
  const edges = field.flatMap((one, at) =>
    field.slice(at + 1, at + 1 + REACH).map((other, step): [number, number, number] => {
      const distance = (step + 1) ** 2
      return [at, at + 1 + step, -distance - REPEAT_COST * (met.get(meeting(one, other)) ?? 0)]
    }),
  )
  const mates = blossom(edges, true)
  const games = field.flatMap((one, at): (readonly [string, string])[] => {
    const mate = mates[at] ?? -1
    const other = field[mate]
    return mate > at && other !== undefined ? [[one, other]] : []
  })
  return { games, bye }
}

/**
 * Returns the round of the circle method with the fewest repeated meetings; of several, the first. Until all pairs have met, no
 * two meet again unless one came late or left.
 */
function roundRobin({ pairs, met }: Drawing): Drawn {
  const rounds = robin(pairs.length, [...pairs])
  const again = (round: readonly (readonly [string, string])[]) =>
    sum(round.map(([a, b]) => met.get(meeting(a, b)) ?? 0))
  const fewest = Math.min(...rounds.map(again))
  const games = rounds.find((round) => again(round) === fewest) ?? []
  const playing = new Set(games.flat())
  return { games, bye: pairs.find((id) => !playing.has(id)) ?? null }
}
