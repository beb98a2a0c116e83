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
  /** The wins without an opponent of each pair that has any. */
  readonly freeWins: ReadonlyMap<string, FreeWins>
}

/** The wins of a pair without an opponent: all of them, and those of them that the draw gave it as a bye. */
interface FreeWins {
  readonly all: number
  readonly byes: number
}

const NONE: FreeWins = { all: 0, byes: 0 }

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

/** Counts how often any two pairs were drawn to meet, and how often each pair has won without an opponent. */
export function historyOf(games: readonly DrawnGame[]): Pick<Drawing, 'met' | 'freeWins'> {
  const met = new Map<string, number>()
  const freeWins = new Map<string, FreeWins>()
  const addWin = (id: string, byes: number) => {
    const before = freeWins.get(id) ?? NONE
    freeWins.set(id, { all: before.all + 1, byes: before.byes + byes })
  }
  for (const { first, second, absent } of games) {
    if (second === null) addWin(first, 1)
    else {
      if (absent[1]) addWin(first, 0)
      if (absent[0]) addWin(second, 0)
      met.set(meeting(first, second), (met.get(meeting(first, second)) ?? 0) + 1)
    }
  }
  return { met, freeWins }
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

/**
 * Draws a Swiss round: matches pairs that are near in the standings and have not met, by maximum-weight matching. Of the pairs
 * with the fewest free wins, the lowest has no opponent.
 */
function swiss({ pairs, met, freeWins }: Drawing): Drawn {
  const wins = (id: string) => (freeWins.get(id) ?? NONE).all
  const fewest = Math.min(...pairs.map(wins))
  const bye = pairs.length % 2 === 0 ? null : (pairs.findLast((id) => wins(id) === fewest) ?? null)
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
 * Returns the round of the circle method in which the pair with the fewest byes has no opponent; of several, the one with the
 * fewest free wins, then the round with the fewest repeated meetings, then the first. Byes come before other free wins, because
 * every pair has to be left out once before all have met. Until then no two meet again unless one came late or left.
 */
function roundRobin({ pairs, met, freeWins }: Drawing): Drawn {
  const rounds = robin(pairs.length, [...pairs]).map((games) => {
    const playing = new Set(games.flat())
    const bye = pairs.find((id) => !playing.has(id)) ?? null
    const again = sum(games.map(([a, b]) => met.get(meeting(a, b)) ?? 0))
    return { games, bye, again, wins: freeWins.get(bye ?? '') ?? NONE }
  })
  const [best] = rounds.toSorted(
    (one, other) => one.wins.byes - other.wins.byes || one.wins.all - other.wins.all || one.again - other.again,
  )
  return { games: best?.games ?? [], bye: best?.bye ?? null }
}
