import { sideOf } from '../engine/table/seats'
import type { YussDatabase } from './database'
import { directoryOf, nameKey } from './directory'
import type { Directory } from './directory'
import type { HistoryFilter } from './history-filter'
import { readPlayers } from './read-players'
import { isRow } from './records/record'
import { readTally } from './records/tally'
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

/** A first piece that fills the screen, then large ones. */
const FIRST = 60
const PIECE = 800

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
  let after = BEFORE_ALL
  let places: readonly HistoryPlace[] = []
  let lines: readonly HistoryGame[] | null = null
  let spoilt: readonly string[] = []
  for (let most = FIRST; ; most = PIECE) {
    const rows = await listedAfter(db, after).limit(most).toArray()
    const games = rows.flatMap((row) => readTally(row, TALLY_STAMP) ?? [])
    if (games.length < rows.length) spoilt = [...spoilt, ...rows.flatMap(spoiltId)]
    const shown = games.filter((game) => isShown(game, filter, directory))
    lines ??= shown
    places = [...places, ...shown.map(({ gameId, createdAt }) => ({ id: gameId, evening: sessionDate(createdAt) }))]
    const isWhole = rows.length < most
    if (tell({ places, lines, isWhole, spoilt }) === 'stop' || isWhole) return
    after = listPlace(rows.at(-1)) ?? after
  }
}

const spoiltId = (row: unknown): readonly string[] =>
  readTally(row, TALLY_STAMP) === null && isRow(row) ? [String(row['gameId'])] : []

function listPlace(row: unknown): PlaceInList | null {
  return isRow(row) && typeof row['age'] === 'number' ? [row['age'], String(row['gameId'])] : null
}

/** The lines of some games, by id. */
export async function readLines(db: YussDatabase, ids: readonly string[]): Promise<ReadonlyMap<string, HistoryGame>> {
  const rows = (await db.tallies.bulkGet([...ids])).flatMap((row) => readTally(row, TALLY_STAMP) ?? [])
  return new Map(rows.map((row) => [row.gameId, row]))
}

/** Games that no list holds: their copy was lost, or they cannot be read; kept, and to be exported or deleted. */
export async function listUncounted(db: YussDatabase): Promise<readonly string[]> {
  const listed = listedAfter(db, BEFORE_ALL)
  const [games, tallies] = [await db.games.count(), await listed.count()]
  if (games === tallies) return []
  const counted = new Set(await listed.primaryKeys())
  return (await db.games.toCollection().primaryKeys()).filter((id) => !counted.has(id))
}
