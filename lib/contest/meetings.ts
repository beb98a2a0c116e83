import robin from 'roundrobin'
import { sideOf, sum, type Seat } from '../engine/table/seats'
import type { EveningGame, EveningState } from './evening'
import { gamesWaited, type Candidates } from './turns'

/**
 * Returns the names by seat of the game that brings together the most people who have never been partners; at a table without
 * partners, the most who have never met. Of several such games it takes the one of the first rounds of a round robin: else people
 * could be left at the end who cannot all meet. Then new opponents count, and after them who has waited longest.
 */
export function leastMet({ plan, players, games }: EveningState, { sure, equal }: Candidates): readonly string[] {
  const met = timesOf(games.flatMap(({ names }) => companyAt(names)))
  const opposed = timesOf(games.flatMap(({ names }) => opponentsAt(names)))
  const roundOf = roundsOf(firstMetFirst(plan.people, games))
  const waited = new Map(plan.people.map((name) => [name, gamesWaited(games, name)]))
  const ways = choicesOf(equal, players - sure.length).flatMap((others) => waysToSit([...sure, ...others]))
  return leastOf(ways, (names) => {
    const company = companyAt(names)
    return [
      ...leastFirst(company.map(met)),
      sum(company.map(roundOf)),
      ...leastFirst(opponentsAt(names).map(opposed)),
      -sum(names.map((name) => waited.get(name) ?? 0)),
    ]
  })
}

/** Returns the ways to sit down that differ in who are partners. The first one makes partners of neighbours in the list. */
export function waysToSit(people: readonly string[]): readonly (readonly string[])[] {
  if (people.length !== 4) return [people]
  const [a = '', b = '', c = '', d = ''] = people
  return [
    [a, c, b, d],
    [a, b, c, d],
    [a, b, d, c],
  ]
}

/** Returns the way of the least cost; of several, the first. Costs are compared number by number. */
export function leastOf<T>(ways: readonly T[], costOf: (way: T) => readonly number[]): T {
  const [first, ...rest] = ways.map((way) => ({ way, cost: costOf(way) }))
  if (first === undefined) throw new Error('expected one way or more, got none')
  return rest.reduce((best, one) => (isLess(one.cost, best.cost) ? one : best), first).way
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  const place = one.findIndex((number, index) => number !== other[index])
  return place >= 0 && (one[place] ?? 0) < (other[place] ?? 0)
}

/** Sorts how often people have met, so that a new meeting outweighs how often others are repeated. */
const leastFirst = (times: readonly number[]): readonly number[] => [...times].sort((a, b) => a - b)

/** Two people who meet at a table. */
type Two = readonly [string, string]

/** Returns who meet at a table: partners, or everyone where there are none. */
const companyAt = (names: readonly string[]): readonly Two[] =>
  names.length === 4 ? partnersAt(names) : opponentsAt(names)

export const partnersAt = (names: readonly string[]): readonly Two[] => meetingsAt(names, true)
const opponentsAt = (names: readonly string[]): readonly Two[] => meetingsAt(names, false)

function meetingsAt(names: readonly string[], onOneSide: boolean): readonly Two[] {
  const side = (seat: Seat) => sideOf({ players: names.length }, seat)
  return names.flatMap((one, seat) =>
    names
      .slice(seat + 1)
      .flatMap((other, step): readonly Two[] =>
        (side(seat + 1 + step) === side(seat)) === onOneSide ? [[one, other]] : [],
      ),
  )
}

/** Returns a function that adds up the numbers of two people, in either order. */
function sumsOf(numbers: readonly (readonly [Two, number])[]): (two: Two) => number {
  const sums = new Map<string, Map<string, number>>()
  const sumOf = ([one, other]: Two) => sums.get(one)?.get(other) ?? 0
  const add = (one: string, other: string, number: number) =>
    sums.set(one, (sums.get(one) ?? new Map<string, number>()).set(other, sumOf([one, other]) + number))
  for (const [[one, other], number] of numbers) {
    add(one, other, number)
    add(other, one, number)
  }
  return sumOf
}

const timesOf = (meetings: readonly Two[]): ((two: Two) => number) => sumsOf(meetings.map((two) => [two, 1]))

/** Returns the people in the order of their list, but those of the first game before all others, partners side by side. */
const firstMetFirst = (people: readonly string[], [first]: readonly EveningGame[]): readonly string[] => [
  ...new Set([
    ...companyAt(first?.names ?? [])
      .flat()
      .filter((name) => people.includes(name)),
    ...people,
  ]),
]

/**
 * Returns the round in which two people meet in a round robin by the circle method. Neighbours in the list meet in its first round:
 * the first and the second, the third and the fourth. If their number is odd, the last one is left over in that round.
 */
function roundsOf(people: readonly string[]): (two: Two) => number {
  const inPairs = people.slice(0, people.length - (people.length % 2))
  const [ones, others] = [0, 1].map((half) => inPairs.filter((_, place) => place % 2 === half))
  const circle = [...people.slice(inPairs.length), ...(ones ?? []), ...(others ?? []).toReversed()]
  const [first = [], ...rest] = robin(circle.length, circle)
  const rounds = [first, ...rest.toReversed()]
  return sumsOf(rounds.flatMap((round, number) => round.map((two) => [two, number] as const)))
}

/** Returns every choice of so many of these people, those who come first in the list first. */
function choicesOf(people: readonly string[], count: number): readonly (readonly string[])[] {
  if (count === 0) return [[]]
  return people.flatMap((name, place) =>
    choicesOf(people.slice(place + 1), count - 1).map((others) => [name, ...others]),
  )
}
