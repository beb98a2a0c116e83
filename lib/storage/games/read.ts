import { metaValue } from '../../durable/meta'
import type { Problem } from '../../engine/table/problem'
import { NO_NAME } from '../../engine/table/seats'
import type { YussDatabase } from '../database/database'
import { logRows } from '../database/log-rows'
import { META } from '../database/meta'
import { directoryOf } from '../people/directory'
import { readPlayers } from '../people/read-players'
import { draftRecord } from '../records/draft'
import { gameRecord, type GameRecord } from '../records/game'
import { houseRecord, type HouseRecord } from '../records/house'
import { isRow, type Unreadable } from '../records/record'
import { seriesRecord, type SeriesRecord } from '../records/series'
import { settingsOf } from '../records/setting'
import type { Settings } from '../records/settings'
import { sheetOf, type Sheet } from '../sheet/sheet'
import type { GameBundle } from './write-whole'

/** A game in a list. One that cannot be read is there all the same, to be exported. */
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

/** Every game, the last changed first; those that cannot be read come last. */
export async function listGames(db: YussDatabase): Promise<readonly ListedGame[]> {
  return newestFirst((await db.games.toArray()).map(toListed))
}

/** A game as found. `bundle` is what an export holds of it, readable or not. */
export type FoundGame =
  | { readonly state: 'missing' }
  /** Gone, and with it the whole storage as this tab knew it. */
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

/** The half-filled form of a game; `null` where there is none, or none that this code can read. */
export async function findDraft(db: YussDatabase, gameId: string): Promise<{ readonly form: unknown } | null> {
  const read = draftRecord.read(await db.drafts.get(gameId))
  return read.ok ? { form: read.value.form } : null
}

/** The settings of this phone, each with its default where nothing was chosen. */
export async function readSettings(db: YussDatabase): Promise<Settings> {
  return settingsOf(await db.settings.toArray())
}

/** A series and its games in the order in which they were played; `null` where it is not there or cannot be read. */
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

/** House rules kept under a name, by name. */
export async function listHouses(db: YussDatabase): Promise<readonly HouseRecord[]> {
  const rows = (await db.houses.toArray()).map((row) => houseRecord.read(row))
  const houses = rows.flatMap((read) => (read.ok ? [read.value] : []))
  return houses.sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** The games changed last, the newest first: however many there are, this costs as much as a few. */
export async function listRecent(db: YussDatabase, most: number): Promise<readonly ListedGame[]> {
  return (await db.games.orderBy('updatedAt').reverse().limit(most).toArray()).map(toListed)
}

/** Games that the first screen may have to show: those going on, and the last that were touched. */
const CURRENT = 60

/** The games that are going on and the last that were changed, the last changed first; not every game there is. */
export async function listCurrent(db: YussDatabase): Promise<readonly ListedGame[]> {
  const recent = await listRecent(db, CURRENT)
  const playing = (await db.games.where('status').equals('playing').limit(CURRENT).toArray()).map(toListed)
  return newestFirst([...new Map([...recent, ...playing].map((game) => [game.id, game])).values()])
}

/** Games in which the names to offer are looked for. */
const REMEMBERED = 300

/** Names of players, the last seen first, each as it is now remembered; the example's apart. */
export async function listNames(db: YussDatabase): Promise<readonly string[]> {
  const directory = directoryOf(await readPlayers(db))
  const games = await listRecent(db, REMEMBERED)
  const names = games.flatMap((game) =>
    game.state === 'readable' && !game.record.example ? (game.record.summary?.names ?? game.record.names) : [],
  )
  return [...new Set(names.filter((name) => name !== NO_NAME).map((name) => directory.of(name).name))]
}
