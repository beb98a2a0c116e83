import blossom from 'edmonds-blossom-fixed'
import robin from 'roundrobin'
import { sum } from '../engine/table/seats'
import type { Absent } from './counted'

/** The ways to draw a round. */
export const DRAWS = ['swiss', 'round-robin'] as const
export type Draw = (typeof DRAWS)[number]

/** The players of a draw, and the games already played. */
export interface Drawing {
  readonly draw: Draw
  /** Ids of those who play: for a Swiss round as they stand, the first of the evening in an order drawn by lot; else as they came. */
  readonly pairs: readonly string[]
  /** How often two have met. */
  readonly met: ReadonlyMap<string, number>
  readonly hadBye: ReadonlySet<string>
}

/** The games of a round, and the pair that has no opponent. */
export interface Drawn {
  readonly games: readonly (readonly [string, string])[]
  readonly bye: string | null
}

/** Two pairs that met, whichever is named first. */
export const meeting = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`)

/** A game as it was drawn, whatever came of it. */
export interface DrawnGame {
  readonly first: string
  /** `null` where the first had no opponent. */
  readonly second: string | null
  readonly absent: Absent
}

/** Counts how often two were to meet, and names those who have won without an opponent. */
export function soFar(games: readonly DrawnGame[]): Pick<Drawing, 'met' | 'hadBye'> {
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

/** A round: who plays whom, and who has no one. */
export function drawRound(drawing: Drawing): Drawn {
  if (drawing.pairs.length < 2) return { games: [], bye: drawing.pairs[0] ?? null }
  return drawing.draw === 'swiss' ? swiss(drawing) : roundRobin(drawing)
}

/** Beyond so many places no one is looked for: in a large field there is someone nearer. */
const REACH = 30
/** Worth more than any distance: whom one has met before one meets again only where it cannot be otherwise. */
const AGAIN = 1e9

/** Near in the standings, and never met before: the heaviest matching of all. */
function swiss({ pairs, met, hadBye }: Drawing): Drawn {
  const bye = pairs.length % 2 === 0 ? null : (pairs.findLast((id) => !hadBye.has(id)) ?? pairs.at(-1) ?? null)
  const field = pairs.filter((id) => id !== bye)
  const edges = field.flatMap((one, at) =>
    field.slice(at + 1, at + 1 + REACH).map((other, step): [number, number, number] => {
      const distance = (step + 1) ** 2
      return [at, at + 1 + step, -distance - AGAIN * (met.get(meeting(one, other)) ?? 0)]
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

/** Of the rounds of the circle the first with the fewest who meet again: none, while no one came late or left. */
function roundRobin({ pairs, met }: Drawing): Drawn {
  const rounds = robin(pairs.length, [...pairs])
  const again = (round: readonly (readonly [string, string])[]) =>
    sum(round.map(([a, b]) => met.get(meeting(a, b)) ?? 0))
  const fewest = Math.min(...rounds.map(again))
  const games = rounds.find((round) => again(round) === fewest) ?? []
  const playing = new Set(games.flat())
  return { games, bye: pairs.find((id) => !playing.has(id)) ?? null }
}
