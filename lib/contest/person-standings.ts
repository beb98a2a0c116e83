import { at, NO_NAME, otherSides, seatsOfSide, sideOf, sidesOf, sum, type Side } from '../engine/table/seats'
import { byCodeUnits } from '../log/canonical'
import { withPlaces } from './standings'

/** The hands of a game that the same people played, as standings count them. */
export interface PlayedStretch {
  /** By seat. */
  readonly names: readonly string[]
  readonly hands: number
  /** The points that these hands wrote on the sheet, by side. */
  readonly points: readonly number[]
  /** By seat: the hands that this player took and that went bate. */
  readonly bate: readonly number[]
}

/** A game of an evening as standings count it. */
export interface CountedEveningGame {
  readonly id: string
  readonly players: number
  readonly stretches: readonly PlayedStretch[]
  /** `null` if the game goes on or was broken off: its points count, but no one has won or lost it. */
  readonly end: { readonly names: readonly string[]; readonly winner: Side | null } | null
}

/** The figures of a person, or of two partners, over an evening. */
export interface PersonStanding {
  /** From 1; shared by those who are level in everything. */
  readonly place: number
  readonly names: readonly string[]
  /** Finished games at whose end they sat at the table, and those they won. */
  readonly games: number
  readonly won: number
  /** Points on the sheet in the hands that they played. */
  readonly points: number
  /** Their points less those of each opponent, summed. Over everyone at a table these differences cancel out. */
  readonly difference: number
  readonly hands: number
  /** The games that they left before the end, and those that they joined late. */
  readonly leftEarly: number
  readonly cameLate: number
}

/**
 * Returns the standings of each person: by games won, then difference, then points. A game counts as won or lost for those who
 * sat there at its end; points count for those who played the hand.
 */
export const personStandings = (
  people: readonly string[],
  games: readonly CountedEveningGame[],
): readonly PersonStanding[] => standings(people, games, (names) => names.map((name) => [name]))

/** Returns the standings of each two partners, ranked in the same way. */
export const pairStandings = (games: readonly CountedEveningGame[]): readonly PersonStanding[] =>
  standings([], games, (names) =>
    names.length === 4 ? sidesOf({ players: 4 }).map((side) => partnersOf(names, side)) : [],
  )

const partnersOf = (names: readonly string[], side: Side): readonly string[] =>
  seatsOfSide({ players: 4 }, side)
    .map((seat) => names[seat] ?? NO_NAME)
    .sort(byCodeUnits)

type Figures = Omit<PersonStanding, 'place'>
/** The parties of a table: each person, or each pair. */
type PartiesOf = (names: readonly string[]) => readonly (readonly string[])[]

function standings(
  people: readonly string[],
  games: readonly CountedEveningGame[],
  partiesOf: PartiesOf,
): readonly PersonStanding[] {
  const rows = new Map<string, Figures>(people.map((name) => [namesKey([name]), noFigures([name])]))
  const add = (names: readonly string[], more: Partial<Figures>) => {
    if (names.includes(NO_NAME)) return
    rows.set(namesKey(names), plus(rows.get(namesKey(names)) ?? noFigures(names), more))
  }
  for (const game of games) addGame(game, partiesOf, add)
  return withPlaces([...rows.values()], byResult, ({ names }) => namesKey(names))
}

const namesKey = (names: readonly string[]): string => JSON.stringify(names)

const noFigures = (names: readonly string[]): Figures => ({
  names,
  games: 0,
  won: 0,
  points: 0,
  difference: 0,
  hands: 0,
  leftEarly: 0,
  cameLate: 0,
})

const FIGURES = ['games', 'won', 'points', 'difference', 'hands', 'leftEarly', 'cameLate'] as const

const plus = (row: Figures, more: Partial<Figures>): Figures =>
  FIGURES.reduce((next, figure) => ({ ...next, [figure]: row[figure] + (more[figure] ?? 0) }), row)

type Add = (names: readonly string[], more: Partial<Figures>) => void

function addGame({ players, stretches, end }: CountedEveningGame, partiesOf: PartiesOf, add: Add): void {
  for (const { names, hands, points } of stretches)
    for (const party of partiesOf(names)) {
      const side = sideOfParty(names, party, players)
      add(party, { hands, points: at(points, side), difference: differenceOf(players, points, side) })
    }
  if (end === null) return
  for (const party of partiesOf(end.names))
    add(party, { games: 1, won: Number(sideOfParty(end.names, party, players) === end.winner) })
  const before = stretches.flatMap(({ names }) => partiesOf(names))
  const first = partiesOf(stretches[0]?.names ?? end.names).map(namesKey)
  const last = partiesOf(end.names).map(namesKey)
  for (const party of unique([...before, ...partiesOf(end.names)]))
    add(party, {
      leftEarly: Number(!last.includes(namesKey(party))),
      cameLate: Number(!first.includes(namesKey(party))),
    })
}

const unique = (parties: readonly (readonly string[])[]): readonly (readonly string[])[] => [
  ...new Map(parties.map((party) => [namesKey(party), party])).values(),
]

const sideOfParty = (names: readonly string[], party: readonly string[], players: number): Side =>
  sideOf({ players }, names.indexOf(party[0] ?? NO_NAME))

const differenceOf = (players: number, points: readonly number[], side: Side): number =>
  sum(otherSides({ players }, side).map((other) => at(points, side) - at(points, other)))

const byResult = (a: Figures, b: Figures): number => b.won - a.won || b.difference - a.difference || b.points - a.points
