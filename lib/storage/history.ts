import { sideOf } from '../engine/table/seats'
import type { YussDatabase } from './database'
import { directoryOf, nameKey } from './directory'
import type { Directory } from './directory'
import type { HistoryFilter } from './history-filter'
import { piecesOf } from './pieces'
import type { Ordered } from './pieces'
import { readPlayers } from './read-players'
import { readTally } from './records/read-tally'
import { isRow } from './records/record'
import type { TallyRecord } from './records/tally'
import { sessionDate } from './session-date'
import { TALLY_STAMP } from './stamps'

/** Whether a game is among those that a filter lets through. */
function isShown(game: TallyRecord, filter: HistoryFilter, directory: Directory): boolean {
  if (game.archived !== (filter.shelf === 'archived')) return false
  if (filter.base !== null && game.base !== filter.base) return false
  const side = filter.people.length === 0 ? null : sideOfPeople(game, filter.people, directory)
  if (filter.people.length > 0 && side === null) return false
  return hasResult(game, filter.result, side) && holdsText(game, filter.text, directory)
}

/** The side on which people sit now: one person anywhere, two only together. */
function sideOfPeople({ names }: TallyRecord, people: readonly string[], directory: Directory): number | null {
  const keys = names.map((name) => directory.of(name).key)
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
  const words = nameKey(text)
  if (words === '') return true
  const names = game.names.flatMap((name) => [name, directory.of(name).name])
  return [game.note, game.rulesName ?? '', ...names].some((one) => nameKey(one).includes(words))
}

/** A game as a line of the list. */
export type HistoryGame = Omit<TallyRecord, 'figures'>

/** A game's place in the list: enough to lay the list out; the row itself is fetched when it comes into view. */
export interface HistoryPlace {
  readonly id: string
  readonly age: number
  readonly evening: string
}

/** The list so far, newest first, in pieces. */
export interface HistoryPiece {
  readonly places: readonly HistoryPlace[]
  /** The lines of those that are seen first, so that they need not be asked for. */
  readonly lines: readonly HistoryGame[]
  /** Whether these are all. */
  readonly isWhole: boolean
  /** Games whose copy for the list cannot be read: in no list until it is made anew. */
  readonly spoilt: readonly string[]
}

/** Those that fill the screen. */
const FIRST = 60

/** A list is told again when it has grown so many times: to lay a long one out anew takes longer than to read more of it. */
const GROWTH = 8

type PlaceInList = readonly [number, string]
const BEFORE_ALL: PlaceInList = [-Infinity, '']
const AFTER_ALL: PlaceInList = [Infinity, '\uffff']

/** The rows that a list can show, in its order: those whose age is a number. */
const listedAfter = (db: YussDatabase, after: PlaceInList) =>
  db.tallies.where('[age+gameId]').between(after, AFTER_ALL, false, true)

/** Looks through every game, newest first, and tells of those that are shown piece by piece; stops when told to. */
export async function scanHistory(
  db: YussDatabase,
  filter: HistoryFilter,
  tell: (piece: HistoryPiece) => 'go-on' | 'stop',
): Promise<void> {
  const directory = directoryOf(await readPlayers(db))
  const places: HistoryPlace[] = []
  const spoilt: string[] = []
  let lines: readonly HistoryGame[] | null = null
  let told = -1
  const inOrder: Ordered<PlaceInList> = {
    after: (place, most) => listedAfter(db, place).limit(most).toArray(),
    placeOf: listPlace,
    start: BEFORE_ALL,
  }
  for await (const { rows, isLast } of piecesOf(inOrder, FIRST)) {
    const games = rows.flatMap((row) => {
      const game = readTally(row, TALLY_STAMP)
      if (game === null) spoilt.push(listPlace(row)[1])
      return game !== null && isShown(game, filter, directory) ? [game] : []
    })
    for (const { gameId, age, createdAt } of games) places.push({ id: gameId, age, evening: sessionDate(createdAt) })
    lines ??= games
    if (!isLast && places.length < told * GROWTH) continue
    told = places.length
    if (tell({ places: [...places], lines, isWhole: isLast, spoilt: [...spoilt] }) === 'stop') return
  }
}

const listPlace = (row: unknown): PlaceInList =>
  isRow(row) && typeof row['age'] === 'number' ? [row['age'], String(row['gameId'])] : AFTER_ALL

/** The lines of games that follow one another in a list, by id. */
export async function readLines(
  db: YussDatabase,
  places: readonly HistoryPlace[],
): Promise<ReadonlyMap<string, HistoryGame>> {
  const [first, last] = [places[0], places.at(-1)]
  if (first === undefined || last === undefined) return new Map()
  // In one go where few others lie between them; under a filter there may be thousands.
  const near = await db.tallies
    .where('[age+gameId]')
    .between([first.age, first.id], [last.age, last.id], true, true)
    .limit(2 * places.length)
    .toArray()
  const wanted = new Set(places.map(({ id }) => id))
  const found = linesIn(near).filter(({ gameId }) => wanted.has(gameId))
  const known = new Set(found.map(({ gameId }) => gameId))
  const rest = await db.tallies.bulkGet([...wanted].filter((id) => !known.has(id)))
  return new Map([...found, ...linesIn(rest)].map((line) => [line.gameId, line]))
}

const linesIn = (rows: readonly unknown[]): readonly HistoryGame[] =>
  rows.flatMap((row) => readTally(row, TALLY_STAMP) ?? [])

/** Games that no list holds: their copy was lost, or they cannot be read; kept, and to be exported or deleted. */
export async function listUncounted(db: YussDatabase): Promise<readonly string[]> {
  const listed = listedAfter(db, BEFORE_ALL)
  const [games, tallies] = [await db.games.count(), await listed.count()]
  if (games === tallies) return []
  const counted = new Set(await listed.primaryKeys())
  return (await db.games.toCollection().primaryKeys()).filter((id) => !counted.has(id))
}
