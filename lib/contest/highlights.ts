import type { GameResult } from '../engine/stats/game-stats'
import { comebackGain } from '../engine/stats/party'
import { NO_NAME, seatsOfSide, type Side } from '../engine/table/seats'
import { personStandings, type CountedEveningGame, type PersonStanding } from './person-standings'

/** A hand that was played out, as it is written on the sheet. */
export interface WrittenHand {
  /** Its number on the sheet, from 1. */
  readonly number: number
  /** By seat. */
  readonly names: readonly string[]
  /** By side. */
  readonly points: readonly number[]
}

/** The facts of a game that highlights are made from. */
export interface HighlightedGame {
  readonly counted: CountedEveningGame
  /** In the order in which they were played. */
  readonly written: readonly WrittenHand[]
  readonly tally: { readonly result: Pick<GameResult, 'behind' | 'scale'> | null }
}

/** The hand that wrote the most points on the sheet for one side. */
interface BestWrittenHand {
  readonly names: readonly string[]
  readonly points: number
  /** Its game by its place in the evening, and its number on the sheet; both from 1. */
  readonly game: number
  readonly hand: number
}

/** A game that was won from behind. */
interface GreatestComeback {
  readonly names: readonly string[]
  /** In points. */
  readonly behind: number
  readonly game: number
}

/** The highlights of an evening. Each is `null` or empty if there is none yet. Of several equal ones the earliest counts. */
export interface Highlights {
  /** Everyone in first place; empty before the first game has ended. */
  readonly first: readonly PersonStanding[]
  readonly bestHand: BestWrittenHand | null
  /** Everyone who took and failed in the most hands. */
  readonly bate: { readonly names: readonly string[]; readonly times: number } | null
  readonly comeback: GreatestComeback | null
}

/** Returns the highlights of an evening from its games in order. Seats without a name are left out. */
export const highlightsOf = (people: readonly string[], games: readonly HighlightedGame[]): Highlights => ({
  first: firstOf(people, games),
  bestHand: bestHandOf(games),
  bate: mostBateOf(people, games),
  comeback: greatestComebackOf(games),
})

function firstOf(people: readonly string[], games: readonly HighlightedGame[]): readonly PersonStanding[] {
  const counted = games.map((game) => game.counted)
  if (counted.every(({ end }) => end === null)) return []
  return personStandings(people, counted).filter((row) => row.place === 1 && row.games + row.hands > 0)
}

function bestHandOf(games: readonly HighlightedGame[]): BestWrittenHand | null {
  const hands = games.flatMap(({ counted, written }, game) =>
    written.flatMap(({ number, names, points }) =>
      points.map((of, side) => ({
        names: namesOfSide(counted.players, names, side),
        points: of,
        game: game + 1,
        hand: number,
      })),
    ),
  )
  return best(
    hands.filter(({ names, points }) => names.length > 0 && points > 0),
    (one, other) => other.points - one.points,
  )
}

function mostBateOf(people: readonly string[], games: readonly HighlightedGame[]): Highlights['bate'] {
  const times = new Map(people.map((name) => [name, 0]))
  for (const { names, bate } of games.flatMap(({ counted }) => counted.stretches))
    for (const [seat, name] of names.entries())
      if (name !== NO_NAME) times.set(name, (times.get(name) ?? 0) + (bate[seat] ?? 0))
  const most = Math.max(0, ...times.values())
  const names = [...times].flatMap(([name, count]) => (count === most ? [name] : []))
  return most === 0 ? null : { names, times: most }
}

function greatestComebackOf(games: readonly HighlightedGame[]): GreatestComeback | null {
  const comebacks = games.flatMap(({ counted: { players, end }, tally: { result } }, game) => {
    if (end === null || end.winner === null || result === null || result.behind === 0) return []
    const { behind, scale } = result
    return [{ names: namesOfSide(players, end.names, end.winner), behind, scale, game: game + 1 }]
  })
  const found = best(
    comebacks.filter(({ names }) => names.length > 0),
    comebackGain,
  )
  return found === null ? null : { names: found.names, behind: found.behind, game: found.game }
}

const namesOfSide = (players: number, names: readonly string[], side: Side): readonly string[] =>
  seatsOfSide({ players }, side)
    .map((seat) => names[seat] ?? NO_NAME)
    .filter((name) => name !== NO_NAME)

/**
 * Returns the first of the best items, or `null` for an empty list. `gain` is above 0 if the second item is better than the
 * first.
 */
const best = <T>(all: readonly T[], gain: (one: T, other: T) => number): T | null =>
  all.reduce<T | null>((found, one) => (found === null || gain(found, one) > 0 ? one : found), null)
