import { NO_NAME, seatsOfSide, sideOf, sidesOf } from '../table/seats'
import { addCounts, NO_COUNTS, type Counts } from './counts'
import type { BestHand, GameResult, GameTally, Stretch } from './game-stats'

/** One person, or two who play together in any seats: names in alphabetical order. */
export type Party = readonly string[]

/** Returns the key of a party: its names as one text. */
export const partyKey = (party: Party): string => party.join('\n')
export const partyOfKey = (key: string): Party => key.split('\n')
export const partyOf = (names: readonly string[]): Party => [...names].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))

/** The figures of a game, with the id by which it can be opened. */
export interface CountedGame {
  readonly id: string
  readonly tally: GameTally
}

/** The best hand of a party and the game it was played in. */
export interface FoundHand extends BestHand {
  readonly game: string
}

/** A game that a party won from behind, and how far it was behind. */
export interface Comeback extends Pick<GameResult, 'behind' | 'goal' | 'target' | 'scale'> {
  readonly game: string
}

/** The figures of a party. Two such tallies can be added. */
export interface PartyTally {
  /** The finished games that the party was playing at the end, and those it won. */
  readonly games: number
  readonly won: number
  readonly counts: Counts
  readonly best: FoundHand | null
  readonly comeback: Comeback | null
}

export const NO_TALLY: PartyTally = { games: 0, won: 0, counts: NO_COUNTS, best: null, comeback: null }

/** Adds up the figures of several games, or of the parts of an evening. */
export const sumTallies = (tallies: readonly PartyTally[]): PartyTally => tallies.reduce(addTallies, NO_TALLY)

export const addTallies = (a: PartyTally, b: PartyTally): PartyTally => ({
  games: a.games + b.games,
  won: a.won + b.won,
  counts: addCounts(a.counts, b.counts),
  best: better(a.best, b.best, (one, other) => other.points - one.points),
  comeback: better(a.comeback, b.comeback, comebackGain),
})

/**
 * Compares how far two winners were behind, each relative to the scale of the game, so that long and short games can be compared.
 * Above 0: the other was further behind.
 */
export const comebackGain = (
  one: Pick<Comeback, 'behind' | 'scale'>,
  other: Pick<Comeback, 'behind' | 'scale'>,
): number => other.behind * one.scale - one.behind * other.scale

/** Returns the better of two; the first if they are equally good. */
function better<T>(a: T | null, b: T | null, gain: (a: T, b: T) => number): T | null {
  if (a === null || b === null) return a ?? b
  return gain(a, b) > 0 ? b : a
}

/** Returns the tally of each person and each pair in a game, by the key of the party. */
export function tallyParties(game: CountedGame): ReadonlyMap<string, PartyTally> {
  const parties = new Map<string, PartyTally>()
  addParties(parties, game)
  return parties
}

/**
 * Adds the figures of a game to those of each person and each pair, by the key of the party. A seat without a name is not
 * counted, and neither is its pair.
 */
export function addParties(sums: Map<string, PartyTally>, game: CountedGame): void {
  const add = (names: readonly string[], tally: PartyTally) => {
    if (names.includes(NO_NAME)) return
    const key = partyKey(partyOf(names))
    const before = sums.get(key)
    sums.set(key, before === undefined ? tally : addTallies(before, tally))
  }
  for (const stretch of game.tally.stretches) addStretch(game, stretch, add)
  if (game.tally.result !== null) addResult(game, game.tally.result, add)
}

type Add = (names: readonly string[], tally: PartyTally) => void

function addStretch({ id, tally }: CountedGame, { names, seats, pairs, best }: Stretch, add: Add): void {
  const handsOf = (counts: Counts, side: number): PartyTally => {
    const hand = best[side] ?? null
    return {
      games: 0,
      won: 0,
      counts,
      best: hand === null ? null : { points: hand.points, hand: hand.hand, game: id },
      comeback: null,
    }
  }
  /* v8 ignore next -- names are given for every seat */
  for (const [seat, counts] of seats.entries()) add([names[seat] ?? NO_NAME], handsOf(counts, sideOf(tally, seat)))
  for (const [side, counts] of pairs.entries()) add(namesAtSide(tally, names, side), handsOf(counts, side))
}

function addResult({ id, tally }: CountedGame, result: GameResult, add: Add): void {
  for (const { names, side } of partiesAtEnd(tally, result)) {
    const hasWon = side === result.winner
    const { behind, goal, target, scale } = result
    const comeback = hasWon && behind > 0 ? { game: id, behind, goal, target, scale } : null
    add(names, { games: 1, won: Number(hasWon), counts: NO_COUNTS, best: null, comeback })
  }
}

/* v8 ignore next -- names are given for every seat */
const namesAtSide = (tally: GameTally, names: readonly string[], side: number): readonly string[] =>
  seatsOfSide(tally, side).map((seat) => names[seat] ?? NO_NAME)

interface SeatedParty {
  readonly names: readonly string[]
  readonly side: number
}

/** Returns everyone with a name who sat at the table at the end: each person and, at a table of four, each pair. */
function partiesAtEnd(tally: GameTally, { names }: GameResult): readonly SeatedParty[] {
  const people = names.map((name, seat) => ({ names: [name], side: sideOf(tally, seat) }))
  const pairs =
    tally.players === 4 ? sidesOf(tally).map((side) => ({ names: namesAtSide(tally, names, side), side })) : []
  return [...people, ...pairs].filter(({ names: party }) => !party.includes(NO_NAME))
}

/** Returns the keys of the parties at the end of a finished game, each with whether it won. */
export function wonAtEnd({ tally }: CountedGame): readonly { readonly key: string; readonly won: boolean }[] {
  const { result } = tally
  if (result === null) return []
  return partiesAtEnd(tally, result)
    .filter(({ names }) => !names.includes(NO_NAME))
    .map(({ names, side }) => ({ key: partyKey(partyOf(names)), won: side === result.winner }))
}

/** Returns the side of a party at the end of a finished game; `null` if it did not sit there, or the game is not finished. */
export function sideAtEnd({ tally }: CountedGame, party: Party): number | null {
  if (tally.result === null) return null
  const key = partyKey(party)
  const seated = partiesAtEnd(tally, tally.result).find(({ names }) => partyKey(partyOf(names)) === key)
  return seated?.side ?? null
}

/**
 * Returns the parties of the same size that sat against a party at the end of a finished game: persons for a person, pairs for a
 * pair.
 */
export function opponentsAtEnd({ tally }: CountedGame, party: Party, side: number): readonly Party[] {
  if (tally.result === null) return []
  return partiesAtEnd(tally, tally.result)
    .filter((seated) => seated.side !== side && seated.names.length === party.length)
    .map((seated) => partyOf(seated.names))
}
