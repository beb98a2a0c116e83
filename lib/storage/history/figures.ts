import type { GameTally } from '../../engine/stats/game-stats'
import {
  addParties,
  partyOf,
  partyOfKey,
  wonAtEnd,
  sideAtEnd,
  type CountedGame,
  type Party,
  type PartyTally,
} from '../../engine/stats/party'
import { headToHead, longestStreak, tallyParty, type HeadToHead } from '../../engine/stats/record'
import { seriesStanding } from '../../engine/stats/series'
import type { YussDatabase } from '../database/database'
import { everyTally, readTallies } from '../database/every-tally'
import { directoryOf, keysAt, type Directory, type Person } from '../people/directory'
import { readPlayers } from '../people/read-players'
import { groupedBy, isRow } from '../records/record'
import { seriesRecord } from '../records/record-types'
import { unpackTally, type TallyRecord } from '../records/tally'
import { sidesOfNames } from '../sheet/sides-of-names'

/** A person or a pair with their statistics. */
export interface PartyLine {
  readonly people: readonly Person[]
  readonly tally: PartyTally
  /** The finished games in order, and whether each was won: in a list the last ten, on a page all. */
  readonly results: readonly FinishedGame[]
}

export interface FinishedGame {
  readonly game: string
  readonly won: boolean
}

/** The lines of all people and pairs, and the rule sets that were played. */
export interface AllFigures {
  readonly people: readonly PartyLine[]
  readonly pairs: readonly PartyLine[]
  readonly bases: readonly string[]
}

/** The full figures of one person or pair. */
export interface PartyFigures extends PartyLine {
  readonly series: number
  readonly seriesWon: number
  readonly streak: number
  readonly opponents: readonly { readonly people: readonly Person[]; readonly games: HeadToHead }[]
  /** The rule sets of finished games with the number of games each, regardless of the chosen rule set. */
  readonly kinds: readonly { readonly base: string; readonly games: number }[]
}

/** A person, and the time of the last game with their name: people without a record are shown as last written. */
interface Seen {
  readonly person: Person
  readonly at: number
}

type Named = Map<string, Seen>

/** The number of last games shown as the form of a party. */
const FORM = 10

/**
 * Reads the statistics of every person and pair, those with the most hands first. `base` limits them to one rule set. The
 * example does not count.
 */
export async function readAllFigures(db: YussDatabase, base: string | null): Promise<AllFigures> {
  const directory = directoryOf(await readPlayers(db))
  const sums = new Map<string, PartyTally>()
  const named = new Map<string, Seen>()
  const bases = new Set<string>()
  const ended = new Map<string, readonly (FinishedGame & { readonly at: number })[]>()
  for await (const { games } of everyTally(db)) {
    for (const game of games) {
      if (game.example) continue
      bases.add(game.base)
      if (base !== null && game.base !== base) continue
      const one = counted(game, directory, named)
      addParties(sums, one)
      for (const { key, won } of wonAtEnd(one)) {
        const results = [...(ended.get(key) ?? []), { game: game.gameId, won, at: game.createdAt }]
        ended.set(key, results.sort((a, b) => a.at - b.at).slice(-FORM))
      }
    }
  }
  const lines = [...sums].map(([key, tally]) => ({
    people: peopleOf(partyOfKey(key), named),
    tally,
    results: (ended.get(key) ?? []).map(({ game, won }) => ({ game, won })),
  }))
  const sorted = lines.sort((a, b) => b.tally.counts.hands - a.tally.counts.hands || b.tally.games - a.tally.games)
  return {
    people: sorted.filter(({ people }) => people.length === 1),
    pairs: sorted.filter(({ people }) => people.length === 2),
    bases: [...bases].sort(),
  }
}

/**
 * Reads the statistics of one person or pair, by their keys. A key of a former name finds them too. `people` leaves out anyone who is
 * unknown here.
 */
export async function readParty(db: YussDatabase, names: Party, base: string | null): Promise<PartyFigures> {
  const directory = directoryOf(await readPlayers(db))
  const keys = names.map(directory.keyOf)
  const named = new Map<string, Seen>()
  const rows = await rowsOf(db, [...new Set(keys.flatMap((key) => directory.keysOf(key)))])
  const all = inOrder(rows.filter((row) => !row.example))
  const own = all.filter((row) => base === null || row.base === base)
  const games = own.map((row) => counted(row, directory, named))
  const party = partyOf(keys)
  for (const person of keys.map(directory.of))
    if (person.record !== null && !named.has(person.key)) named.set(person.key, { person, at: 0 })
  return {
    people: peopleOf(party, named),
    tally: tallyParty(games, party),
    streak: longestStreak(games, party),
    opponents: headToHead(games, party).map((met) => ({ people: peopleOf(met.against, named), games: met })),
    results: resultsOf(games, party),
    kinds: kindsOf(all, (row) => counted(row, directory, named), party),
    ...(await seriesOf(db, own, directory, party)),
  }
}

/** Sorts games by their beginning, and then by their number in a series, because the clock may have been set back. */
const inOrder = (rows: readonly TallyRecord[]): readonly TallyRecord[] =>
  [...rows].sort((a, b) => a.createdAt - b.createdAt || a.number - b.number || (a.gameId < b.gameId ? -1 : 1))

/** Returns a game with the keys of people in place of written names. */
function counted({ gameId, figures, createdAt }: TallyRecord, directory: Directory, named: Named): CountedGame {
  const keysOf = (names: readonly string[]): readonly string[] => {
    for (const person of names.map(directory.of))
      if (createdAt > (named.get(person.key)?.at ?? -Infinity)) named.set(person.key, { person, at: createdAt })
    return keysAt(directory, names)
  }
  return { id: gameId, tally: withNames(unpackTally(figures), keysOf) }
}

const withNames = (tally: GameTally, keysOf: (names: readonly string[]) => readonly string[]): GameTally => ({
  ...tally,
  stretches: tally.stretches.map((stretch) => ({ ...stretch, names: keysOf(stretch.names) })),
  result: tally.result === null ? null : { ...tally.result, names: keysOf(tally.result.names) },
})

const peopleOf = (party: Party, named: Named): readonly Person[] => party.flatMap((key) => named.get(key)?.person ?? [])

function resultsOf(games: readonly CountedGame[], party: Party): PartyFigures['results'] {
  return games.flatMap((game) => {
    const side = sideAtEnd(game, party)
    return side === null ? [] : [{ game: game.id, won: game.tally.result?.winner === side }]
  })
}

function kindsOf(
  rows: readonly TallyRecord[],
  countedOf: (row: TallyRecord) => CountedGame,
  party: Party,
): PartyFigures['kinds'] {
  const counts = new Map<string, number>()
  for (const row of rows) {
    if (sideAtEnd(countedOf(row), party) !== null) counts.set(row.base, (counts.get(row.base) ?? 0) + 1)
  }
  return [...counts].map(([base, games]) => ({ base, games })).sort((a, b) => b.games - a.games)
}

/** Counts the decided series in whose last game the party sat, and those that its side won. */
async function seriesOf(db: YussDatabase, own: readonly TallyRecord[], directory: Directory, party: Party) {
  const ids = new Set(own.flatMap(({ seriesId }) => seriesId ?? []))
  const [first, last] = endsOf([...ids])
  // All rows between the first and the last are read at once: separate reads would take longer with every series.
  const records = await db.series.where('id').between(first, last, true, true).toArray()
  const rows = await db.tallies.where('seriesId').between(first, last, true, true).toArray()
  const played = groupedBy(rows, 'seriesId')
  const decided = records.flatMap((row) => {
    if (!isRow(row) || !ids.has(String(row['id']))) return []
    const series = seriesRecord.read(row)
    if (!series.ok || series.value.bestOf <= 1) return []
    const games = readTallies(played.get(series.value.id) ?? []).games
    return isWonBy(series.value.bestOf, inSeries(games), directory, party) ?? []
  })
  return { series: decided.length, seriesWon: decided.filter((isWon) => isWon).length }
}

/** Returns the first and the last id in the order of the database. */
const endsOf = (ids: readonly string[]): readonly [string, string] =>
  ids.reduce<readonly [string, string]>(
    ([first, last], id) => [id < first ? id : first, id > last ? id : last],
    [ids[0] ?? '', ids[0] ?? ''],
  )

/** Tells whether a party won a series; `null` if it is undecided or the party did not play its last game. */
function isWonBy(bestOf: number, games: readonly TallyRecord[], directory: Directory, party: Party): boolean | null {
  const sides = games.map(({ names }) => sidesOfNames(keysAt(directory, names)))
  const winners = games.map(({ winner, status }) => (status === 'over' ? winner : null))
  const { decidedBy } = seriesStanding(
    bestOf,
    games.map((_, index) => ({ sides: sides[index] ?? [], winner: winners[index] ?? null })),
  )
  if (decidedBy === null) return null
  const seated = sides[decidedBy]?.findIndex((names) => party.every((key) => names.includes(key))) ?? -1
  return seated === -1 ? null : winners[decidedBy] === seated
}

/** Returns the games in which any of these written names occurs. One query for each name returns whole rows. */
async function rowsOf(db: YussDatabase, written: readonly string[]): Promise<readonly TallyRecord[]> {
  const found = await Promise.all(written.map((key) => db.tallies.where('people').equals(key).toArray()))
  return [...new Map(readTallies(found.flat()).games.map((row) => [row.gameId, row])).values()]
}

const inSeries = (rows: readonly TallyRecord[]): readonly TallyRecord[] =>
  [...rows].sort((a, b) => a.number - b.number || a.createdAt - b.createdAt)
