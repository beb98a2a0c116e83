import { asTyped, withoutApostrophes } from '../../core/letters'
import { sideOf } from '../../engine/table/seats'
import type { YussDatabase } from '../database/database'
import { everyTally, readTallies } from '../database/every-tally'
import { directoryOf, keysAt, type Directory } from '../people/directory'
import { readPlayers } from '../people/read-players'
import type { TallyRecord } from '../records/tally'
import { sessionDate } from '../sheet/session-date'
import type { HistoryFilter } from './history-filter'

/** Tells whether a game passes a filter. */
function isShown(game: TallyRecord, filter: HistoryFilter, directory: Directory): boolean {
  if (game.archived !== (filter.shelf === 'archived')) return false
  if (filter.base !== null && game.base !== filter.base) return false
  const side = filter.people.length === 0 ? null : sideOfPeople(game, filter.people, directory)
  if (filter.people.length > 0 && side === null) return false
  return hasResult(game, filter.result, side) && holdsText(game, filter.text, directory)
}

/** Returns the side of one person at the table, or of two people if they are partners; otherwise `null`. */
function sideOfPeople({ names }: TallyRecord, people: readonly string[], directory: Directory): number | null {
  const keys = keysAt(directory, names)
  const seats = people.map((key) => keys.indexOf(key))
  if (seats.includes(-1)) return null
  const sides = new Set(seats.map((seat) => sideOf({ players: names.length }, seat)))
  const [side] = sides
  return sides.size === 1 && side !== undefined ? side : null
}

function hasResult(game: TallyRecord, result: HistoryFilter['result'], side: number | null): boolean {
  switch (result) {
    case 'any':
      return true
    case 'finished':
      return game.status === 'over'
    case 'unfinished':
      return game.status !== 'over'
    case 'won':
      return game.status === 'over' && (side === null ? game.winner !== null : game.winner === side)
    case 'lost':
      return game.status === 'over' && (side === null ? game.winner === null : game.winner !== side)
  }
}

function holdsText(game: TallyRecord, text: string, directory: Directory): boolean {
  const words = asSought(text)
  if (words === '') return true
  const names = game.names.flatMap((name) => [name, directory.of(name).name])
  return [game.note, game.rulesName ?? '', ...names].some((one) => asSought(one).includes(words))
}

/** Returns a text without what people leave out when they look for it: accents, apostrophes and needless spaces. */
const asSought = (text: string): string => asTyped(withoutApostrophes(text)).trim().replace(/\s+/g, ' ')

/** A game as a line of the list. */
export type HistoryGame = Omit<TallyRecord, 'figures'>

/** A game's place in the list: enough for the layout. The line itself is fetched when it comes into view. */
export interface HistoryPlace {
  readonly id: string
  readonly age: number
  readonly evening: string
}

/** The list so far, newest first. */
export interface HistoryPiece {
  readonly places: readonly HistoryPlace[]
  /** The lines of the first games, which need not be fetched. */
  readonly lines: readonly HistoryGame[]
  /** True once all games are listed. */
  readonly isWhole: boolean
  /** The ids of games whose tally cannot be read: they are in no list until it is rebuilt. */
  readonly spoilt: readonly string[]
}

export interface HistoryListener {
  readonly tell: (piece: HistoryPiece) => void
  /** Tells whether the caller still waits for the rest. */
  readonly isWanted: () => boolean
}

/** The number of games that fill the screen. */
const FIRST = 60

type PlaceInList = readonly [number, string]
const BEFORE_ALL: PlaceInList = [-Infinity, '']
const AFTER_ALL: PlaceInList = [Infinity, '\uffff']

/** Returns the rows that a list can show, in its order: those whose age is a number. */
const listed = (db: YussDatabase) => db.tallies.where('[age+gameId]').between(BEFORE_ALL, AFTER_ALL)

/**
 * Searches all games for those that pass a filter. Reports the first lines as soon as they are found, and then all places at
 * once: a list that grew in steps would be laid out many times.
 */
export async function scanHistory(
  db: YussDatabase,
  filter: HistoryFilter,
  { tell, isWanted }: HistoryListener,
): Promise<void> {
  const directory = directoryOf(await readPlayers(db))
  const shownOf = (games: readonly TallyRecord[]) => games.filter((game) => isShown(game, filter, directory))
  const rows = await listed(db).limit(FIRST).toArray()
  const newest = readTallies(rows)
  const lines = shownOf(newest.games)
  const isWhole = rows.length < FIRST
  if (!isWanted()) return
  tell({ places: lines.map(placeOf), lines, isWhole, spoilt: newest.spoilt })
  if (isWhole) return
  const places: HistoryPlace[] = []
  const spoilt: string[] = []
  for await (const piece of everyTally(db)) {
    if (!isWanted()) return
    places.push(...shownOf(piece.games).map(placeOf))
    spoilt.push(...piece.spoilt)
  }
  tell({ places: places.sort(newestFirst), lines, isWhole: true, spoilt })
}

const placeOf = ({ gameId, age, createdAt }: TallyRecord): HistoryPlace => ({
  id: gameId,
  age,
  evening: sessionDate(createdAt),
})

const newestFirst = (a: HistoryPlace, b: HistoryPlace): number => a.age - b.age || (a.id < b.id ? -1 : 1)

/** Reads the lines of consecutive places of a list, by game id. */
export async function readLines(
  db: YussDatabase,
  places: readonly HistoryPlace[],
): Promise<ReadonlyMap<string, HistoryGame>> {
  const [first, last] = [places[0], places.at(-1)]
  if (first === undefined || last === undefined) return new Map()
  // One read is enough if few other games lie between them; under a filter there may be thousands.
  const near = await db.tallies
    .where('[age+gameId]')
    .between([first.age, first.id], [last.age, last.id], true, true)
    .limit(2 * places.length)
    .toArray()
  const wanted = new Set(places.map(({ id }) => id))
  const found = readTallies(near).games.filter(({ gameId }) => wanted.has(gameId))
  const known = new Set(found.map(({ gameId }) => gameId))
  const rest = await db.tallies.bulkGet([...wanted].filter((id) => !known.has(id)))
  return new Map([...found, ...readTallies(rest).games].map((line) => [line.gameId, line]))
}

/**
 * Returns the ids of games that are in no list, because their tally is missing or they cannot be read. They can still be
 * exported or deleted.
 */
export async function listUncounted(db: YussDatabase): Promise<readonly string[]> {
  const [games, tallies] = [await db.games.count(), await listed(db).count()]
  if (games === tallies) return []
  const counted = new Set(await listed(db).primaryKeys())
  return (await db.games.toCollection().primaryKeys()).filter((id) => !counted.has(id))
}
