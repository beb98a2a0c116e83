import { seatsOf, seatsOfSide, sidesOf, type Side } from '../engine/table/seats'
import type { EveningGame, EveningState } from './evening'
import { lotOf } from './lot'
import { leastMet, leastOf, partnersAt, waysToSit } from './meetings'
import { gamesInARow, inEvenTurn, inTurn, type Candidates } from './turns'

/** The people of the next game: names by seat, and those who sit out. */
export interface NextSeats {
  readonly seats: readonly string[]
  readonly out: readonly string[]
}

/**
 * Proposes the next game among those who are not at another table. `lot` is a number below 1 that decides a draw. Returns `null`
 * if fewer people are free than a table needs.
 */
export function nextSeats(evening: EveningState, lot: number): NextSeats | null {
  const free = freePeople(evening)
  if (free.length < evening.players) return null
  const seats = seated(evening, candidatesOf(evening, free), lot)
  return { seats, out: free.filter((name) => !seats.includes(name)) }
}

/** Returns everyone who is here and not in a game that is being played. */
export function freePeople({ plan, games }: EveningState): readonly string[] {
  const busy = new Set(games.flatMap((game) => (game.isPlaying ? game.names : [])))
  return plan.people.filter((name) => !busy.has(name))
}

/** Returns who can play the next game: only turns count where people mix; else the plan says who sits out. */
function candidatesOf(evening: EveningState, free: readonly string[]): Candidates {
  const { players, games } = evening
  const spare = free.length - players
  if (!isMixed(evening)) return { sure: without(free, inLeavingOrder(evening, free).slice(0, spare)), equal: [] }
  const last = lastEnded(games)
  const leaving = last === undefined || spare === 0 ? [] : firstToLeave(evening, last)
  return inEvenTurn(games, players, without(free, leaving))
}

/** Tells whether people come together in ever new ways. The first game is of the first ones in the list. */
const isMixed = ({ plan, players, games }: EveningState): boolean =>
  games.length > 0 && !staysWithWinners(plan) && (players !== 4 || plan.pairing !== 'same')

const without = (people: readonly string[], others: readonly string[]): readonly string[] =>
  people.filter((name) => !others.includes(name))

const lastEnded = (games: readonly EveningGame[]): EveningGame | undefined => games.findLast((game) => !game.isPlaying)

/** Returns the free people in the order in which they give up their seats: the first ones sit out. */
function inLeavingOrder(evening: EveningState, free: readonly string[]): readonly string[] {
  const byTurn = inTurn(evening.games, free)
  const last = lastEnded(evening.games)
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

/** Returns the names by seat: the pairs that the plan asks for, with as many people as possible in their old seats. */
function seated(evening: EveningState, candidates: Candidates, lot: number): readonly string[] {
  const { plan, players, games } = evening
  const before = games.at(-1)?.names ?? []
  if (players === 4) return nearest(turned(paired(evening, candidates, lot)), before)
  if (plan.pairing === 'lot') return shuffled(drawn(candidates, players, lot), lot)
  return inOldSeats(leastMet(evening, candidates), before)
}

/** Returns the four people of the next game, each opposite the partner that the plan gives them. */
function paired(evening: EveningState, candidates: Candidates, lot: number): readonly string[] {
  switch (evening.plan.pairing) {
    case 'lot': {
      const ways = waysToSit(drawn(candidates, 4, lot))
      return ways[Math.floor(lot * ways.length)] ?? []
    }
    case 'every':
      return leastMet(evening, candidates)
    case 'same':
    case 'winners':
      return leastOf(waysToSit(candidates.sure), (names) => [-partnersKept(evening.games, names)])
  }
}

/** Returns who plays where a lot decides among equals. Pairs are drawn by the same lot, so this draw makes another of it. */
const drawn = ({ sure, equal }: Candidates, players: number, lot: number): readonly string[] => [
  ...sure,
  ...shuffled(equal, lotOf(`${lot}`)).slice(0, players - sure.length),
]

/** Counts the pairs that were also partners in the last game that either of the two played. */
const partnersKept = (games: readonly EveningGame[], seats: readonly string[]): number =>
  partnersAt(seats).filter(([one, other]) => {
    const last = games.findLast(({ names }) => names.includes(one) || names.includes(other))
    return last !== undefined && partnersAt(last.names).some((two) => two.includes(one) && two.includes(other))
  }).length

/** Returns every way to sit down with the same partners, who stay opposite each other. */
function turned([a = '', c = '', b = '', d = '']: readonly string[]): readonly (readonly string[])[] {
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
  leastOf(ways, (seats) => [-seats.filter((name, seat) => name === before[seat]).length])

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
