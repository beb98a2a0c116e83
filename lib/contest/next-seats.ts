import { seatsOf, seatsOfSide, sideOf, sidesOf, type Side } from '../engine/table/seats'
import type { EveningGame, EveningPlan } from './evening'

/** The people of the next game: names by seat, and those who sit out. */
export interface NextSeats {
  readonly seats: readonly string[]
  readonly out: readonly string[]
}

/** The state of an evening: its plan, how many play at a table, and its games in the order in which they began. */
export interface EveningState {
  readonly plan: Omit<EveningPlan, 'number' | 'out'>
  readonly players: number
  readonly games: readonly EveningGame[]
}

/**
 * Proposes the next game among those who are not at another table. `lot` is a number below 1 that decides a draw. Returns `null`
 * if fewer people are free than a table needs.
 */
export function nextSeats(evening: EveningState, lot: number): NextSeats | null {
  const free = freePeople(evening)
  const spare = free.length - evening.players
  if (spare < 0) return null
  const leaving = inLeavingOrder(evening, free)
  const out = leaving.slice(0, spare)
  const playing = free.filter((name) => !out.includes(name))
  return { seats: seated(evening, playing, lot), out: free.filter((name) => out.includes(name)) }
}

/** Returns everyone who is here and not in a game that is being played. */
export function freePeople({ plan, games }: EveningState): readonly string[] {
  const busy = new Set(games.flatMap((game) => (game.isPlaying ? game.names : [])))
  return plan.people.filter((name) => !busy.has(name))
}

/** Returns the free people in the order in which they give up their seats: the first ones sit out. */
function inLeavingOrder(evening: EveningState, free: readonly string[]): readonly string[] {
  const byTurn = inTurn(evening.games, free)
  const last = evening.games.findLast((game) => !game.isPlaying)
  if (last === undefined) return byTurn
  const first = firstToLeave(evening, last).filter((name) => free.includes(name))
  const winners = staysWithWinners(evening.plan) ? namesAt(last, evening.players, last.winner) : []
  const rest = byTurn.filter((name) => !first.includes(name) && !winners.includes(name))
  const waiting = rest.filter((name) => gamesInARow(evening.games, name) === 0)
  const others = rest.filter((name) => !waiting.includes(name))
  return [...first, ...others, ...waiting, ...byTurn.filter((name) => winners.includes(name))]
}

const staysWithWinners = ({ pairing, sittingOut }: EveningState['plan']): boolean =>
  pairing === 'winners' || sittingOut === 'losers'

/** Returns those whom the plan lets sit out first, no matter how much they have played. */
function firstToLeave({ plan, players, games }: EveningState, last: EveningGame): readonly string[] {
  if (staysWithWinners(plan)) return losersOf(last, players, games)
  const dealer = last.names[last.dealer]
  return plan.sittingOut === 'dealer' && dealer !== undefined ? [dealer] : []
}

/** Returns the losers of a game, the side with the fewest points first and partners by turn. Empty if no one won. */
function losersOf(game: EveningGame, players: number, games: readonly EveningGame[]): readonly string[] {
  const { winner, totals } = game
  if (winner === null) return []
  const losing = sidesOf({ players }).filter((side) => side !== winner)
  const worstFirst = [...losing].sort((a, b) => (totals[a] ?? 0) - (totals[b] ?? 0))
  return worstFirst.flatMap((side) => inTurn(games, namesAt(game, players, side)))
}

const namesAt = ({ names }: EveningGame, players: number, side: Side | null): readonly string[] =>
  side === null ? [] : seatsOfSide({ players }, side).flatMap((seat) => names[seat] ?? [])

/**
 * Sorts people in the order in which they should sit out: the most games in a row first, then the fewest games sat out since,
 * then the most games played. Of equals the last named is first.
 */
function inTurn(games: readonly EveningGame[], people: readonly string[]): readonly string[] {
  const played = (name: string) => games.filter(({ names }) => names.includes(name)).length
  const rows = people.map((name, place) => ({
    name,
    place,
    inARow: gamesInARow(games, name),
    waited: gamesWaited(games, name),
    played: played(name),
  }))
  rows.sort((a, b) => b.inARow - a.inARow || a.waited - b.waited || b.played - a.played || b.place - a.place)
  return rows.map(({ name }) => name)
}

/** Counts the games that someone has played since they last sat out. */
function gamesInARow(games: readonly EveningGame[], name: string): number {
  const lastOut = games.findLastIndex(({ out }) => out.includes(name))
  return games.slice(lastOut + 1).filter(({ names }) => names.includes(name)).length
}

/** Counts the games that someone has sat out since they last played. */
function gamesWaited(games: readonly EveningGame[], name: string): number {
  const lastPlayed = games.findLastIndex(({ names }) => names.includes(name))
  return games.slice(lastPlayed + 1).filter(({ out }) => out.includes(name)).length
}

/** The two partnerships of a table of four. */
type Pairs = readonly (readonly [string, string])[]

/** Returns the names by seat: the pairs that the plan asks for, with as many people as possible in their old seats. */
function seated(evening: EveningState, playing: readonly string[], lot: number): readonly string[] {
  const before = evening.games.at(-1)?.names ?? []
  if (evening.players === 4) return nearest(arrangements(pairsFor(evening, playing, lot)), before)
  if (evening.plan.pairing === 'lot') return shuffled(playing, lot)
  return inOldSeats(playing, before)
}

/** Returns the pairs of the next game. */
function pairsFor({ plan, games }: EveningState, playing: readonly string[], lot: number): Pairs {
  const ways = waysToPair(playing)
  switch (plan.pairing) {
    case 'lot':
      return ways[Math.floor(lot * ways.length)] ?? []
    case 'every':
      return leastOf(ways, (pairs) => timesMet(games, pairs))
    case 'same':
    case 'winners':
      return leastOf(ways, (pairs) => -partnersKept(games, pairs))
  }
}

function waysToPair([a = '', b = '', c = '', d = '']: readonly string[]): readonly Pairs[] {
  return [
    [
      [a, b],
      [c, d],
    ],
    [
      [a, c],
      [b, d],
    ],
    [
      [a, d],
      [b, c],
    ],
  ]
}

/**
 * Returns the cost of these pairs: how often partners have been partners before and, with far less weight, how often opponents
 * have met.
 */
function timesMet(games: readonly EveningGame[], pairs: Pairs): number {
  const [[a, b] = ['', ''], [c, d] = ['', '']] = pairs
  const against = [
    [a, c],
    [a, d],
    [b, c],
    [b, d],
  ] as const
  const squares = (times: readonly number[]) => times.reduce((total, time) => total + time * time, 0)
  const asPartners = pairs.map(([one, other]) => countSides(games, one, other, 'same'))
  const asOpponents = against.map(([one, other]) => countSides(games, one, other, 'other'))
  return 1_000 * squares(asPartners) + squares(asOpponents)
}

function countSides(games: readonly EveningGame[], one: string, other: string, side: 'same' | 'other'): number {
  return games.filter(({ names }) => {
    const [a, b] = [names.indexOf(one), names.indexOf(other)]
    if (a < 0 || b < 0) return false
    const isSame = sideOf({ players: names.length }, a) === sideOf({ players: names.length }, b)
    return isSame === (side === 'same')
  }).length
}

/** Counts the pairs that were also partners in the last game that either of the two played. */
const partnersKept = (games: readonly EveningGame[], pairs: Pairs): number =>
  pairs.filter(([one, other]) => {
    const last = games.findLast(({ names }) => names.includes(one) || names.includes(other))
    return last !== undefined && countSides([last], one, other, 'same') === 1
  }).length

function leastOf<T>(ways: readonly T[], weight: (way: T) => number): T {
  const [first, ...rest] = ways
  if (first === undefined) throw new Error('expected one way or more, got none')
  return rest.reduce((best, way) => (weight(way) < weight(best) ? way : best), first)
}

/** Returns every way to sit down in these pairs, partners opposite each other. */
function arrangements(pairs: Pairs): readonly (readonly string[])[] {
  const [[a, b] = ['', ''], [c, d] = ['', '']] = pairs
  return [
    [a, c, b, d],
    [a, d, b, c],
    [b, c, a, d],
    [b, d, a, c],
    [c, a, d, b],
    [c, b, d, a],
    [d, a, c, b],
    [d, b, c, a],
  ]
}

/** Returns the way in which the most people sit where they sat before. */
const nearest = (ways: readonly (readonly string[])[], before: readonly string[]): readonly string[] =>
  leastOf(ways, (seats) => -seats.filter((name, seat) => name === before[seat]).length)

/** Keeps those who play on in their old seats and gives the free seats to the others, in order. */
function inOldSeats(playing: readonly string[], before: readonly string[]): readonly string[] {
  const newcomers = playing.filter((name) => !before.includes(name))
  return seatsOf({ players: playing.length }).map((seat) => {
    const name = before[seat]
    return name !== undefined && playing.includes(name) ? name : (newcomers.shift() ?? '')
  })
}

/** Returns the people in one of all their possible orders, chosen by a number below 1. */
function shuffled(people: readonly string[], lot: number): readonly string[] {
  const left = [...people]
  let rest = lot
  return people.map(() => {
    rest *= left.length
    const [name = ''] = left.splice(Math.floor(rest), 1)
    rest -= Math.floor(rest)
    return name
  })
}
