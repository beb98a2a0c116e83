import { metaValue } from '../../durable/meta'
import type { Problem } from '../../engine/table/problem'
import { NO_NAME } from '../../engine/table/seats'
import type { YussDatabase } from '../database/database'
import { logRows } from '../database/log-rows'
import { META } from '../database/meta'
import { directoryOf, peopleIn } from '../people/directory'
import { readPlayers } from '../people/read-players'
import { gameRecord, type GameRecord } from '../records/game'
import { isRow, type Unreadable } from '../records/record'
import { draftRecord, houseRecord, type HouseRecord, seriesRecord, type SeriesRecord } from '../records/record-types'
import { settingsOf } from '../records/setting'
import type { Settings } from '../records/settings'
import { sheetOf, type Sheet } from '../sheet/sheet'
import type { GameBundle } from './write-whole'

/** A game in a list. An unreadable game is listed too, so that it can be exported. */
export type ListedGame =
  | { readonly state: 'readable'; readonly id: string; readonly record: GameRecord }
  | { readonly state: 'unreadable'; readonly id: string; readonly raw: unknown; readonly why: Unreadable }

function toListed(raw: unknown): ListedGame {
  const read = gameRecord.read(raw)
  if (read.ok) return { state: 'readable', id: read.value.id, record: read.value }
  return { state: 'unreadable', id: isRow(raw) ? String(raw['id']) : '', raw, why: read.error }
}

const lastChanged = (game: ListedGame): number => (game.state === 'readable' ? game.record.updatedAt : 0)
const newestFirst = (games: readonly ListedGame[]) => [...games].sort((a, b) => lastChanged(b) - lastChanged(a))

/** Lists every game, the last changed first, and unreadable ones at the end. */
export async function listGames(db: YussDatabase): Promise<readonly ListedGame[]> {
  return newestFirst((await db.games.toArray()).map(toListed))
}

/** The result of looking for a game. `bundle` is what an export contains, readable or not. */
export type FoundGame =
  | { readonly state: 'missing' }
  /** The browser has emptied the whole storage that this tab knew. */
  | { readonly state: 'evicted' }
  | { readonly state: 'unreadable'; readonly bundle: GameBundle; readonly why: Unreadable | Problem }
  | { readonly state: 'ready'; readonly bundle: GameBundle; readonly record: GameRecord; readonly sheet: Sheet }

/** Reads a game and its log in one transaction. `device` is the id under which this tab first saw the storage. */
export async function findGame(db: YussDatabase, id: string, device: string | null): Promise<FoundGame> {
  const found = await db.transaction('r', ['games', 'entries', 'meta'], async () => ({
    game: await db.games.get(id),
    changes: await logRows(db, id),
    device: await metaValue(db, META.device),
  }))
  const { device: now, ...bundle } = found
  if (bundle.game === undefined) return { state: device !== null && now !== device ? 'evicted' : 'missing' }
  const record = gameRecord.read(bundle.game)
  if (!record.ok) return { state: 'unreadable', bundle, why: record.error }
  const sheet = sheetOf(record.value, bundle.changes)
  if (!sheet.ok) return { state: 'unreadable', bundle, why: sheet.error }
  return { state: 'ready', bundle, record: record.value, sheet: sheet.value }
}

/** Returns the half-filled form of a game; `null` if there is none that this code can read. */
export async function findDraft(db: YussDatabase, gameId: string): Promise<{ readonly form: unknown } | null> {
  const read = draftRecord.read(await db.drafts.get(gameId))
  return read.ok ? { form: read.value.form } : null
}

/** Reads the settings of this device; a setting that was not chosen has its default. */
export async function readSettings(db: YussDatabase): Promise<Settings> {
  return settingsOf(await db.settings.toArray())
}

/** A series and its readable games, in the order of play. */
export interface FoundSeries {
  readonly record: SeriesRecord
  readonly games: readonly GameRecord[]
}

export async function findSeries(db: YussDatabase, id: string): Promise<FoundSeries | null> {
  const record = seriesRecord.read(await db.series.get(id))
  if (!record.ok) return null
  const games = (await db.games.where('seriesId').equals(id).toArray()).map(toListed)
  const readable = games.flatMap((game) => (game.state === 'readable' ? [game.record] : []))
  return { record: record.value, games: readable.sort((a, b) => a.number - b.number || a.createdAt - b.createdAt) }
}

/** Lists the readable house rules, by name. */
export async function listHouses(db: YussDatabase): Promise<readonly HouseRecord[]> {
  const rows = (await db.houses.toArray()).map((row) => houseRecord.read(row))
  const houses = rows.flatMap((read) => (read.ok ? [read.value] : []))
  return houses.sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Lists the games changed last, the newest first. The cost does not depend on the number of games. */
export async function listRecent(db: YussDatabase, most: number): Promise<readonly ListedGame[]> {
  return (await db.games.orderBy('updatedAt').reverse().limit(most).toArray()).map(toListed)
}

/** The most games of each kind that the first screen may need: those being played, and those changed last. */
const CURRENT = 60

/** Lists the games that are being played and those changed last, the newest first, without reading every game. */
export async function listCurrent(db: YussDatabase): Promise<readonly ListedGame[]> {
  const recent = await listRecent(db, CURRENT)
  const playing = (await db.games.where('status').equals('playing').limit(CURRENT).toArray()).map(toListed)
  return newestFirst([...new Map([...recent, ...playing].map((game) => [game.id, game])).values()])
}

/** The number of recent games whose names are offered. */
const REMEMBERED = 300

/** Lists the present name of each player once, the last seen first, without those of the example. */
export async function listNames(db: YussDatabase): Promise<readonly string[]> {
  const directory = directoryOf(await readPlayers(db))
  const games = await listRecent(db, REMEMBERED)
  const names = games.flatMap((game) =>
    game.state === 'readable' && !game.record.example ? (game.record.summary?.names ?? game.record.names) : [],
  )
  return peopleIn(
    directory,
    names.filter((name) => name !== NO_NAME),
  )
}
