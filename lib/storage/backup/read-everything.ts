import { nameKey } from '../../engine/table/alike'
import type { YussDatabase } from '../database/database'
import { deletedIds } from '../database/deleted'
import { allLogs, logRows } from '../database/log-rows'
import type { GameBundle } from '../games/write-whole'
import { isRow } from '../records/record'
import { kindOfKey, TABLES_IN_BACKUP } from '../records/scopes'
import type { IncomingGame } from '../sharing/game-in'
import { keysByKind, type KeysByKind } from './kinds'

/** Every row of every table that is in a backup, as stored, readable or not, without the example. */
export interface WholeStorage {
  readonly games: readonly GameBundle[]
  readonly series: readonly unknown[]
  readonly settings: readonly unknown[]
  readonly houses: readonly unknown[]
  readonly players: readonly unknown[]
  /** Half-filled hands. */
  readonly drafts: readonly unknown[]
  /** Log entries whose game is not stored. */
  readonly strays: readonly unknown[]
  /** The ids of games and house rules that were deleted here. */
  readonly deleted: ReadonlySet<string>
  /** The registers of evenings and contests, and those that only newer code knows. */
  readonly registers: readonly unknown[]
}

export async function readEverything(db: YussDatabase): Promise<WholeStorage> {
  return db.transaction('r', [...TABLES_IN_BACKUP], async () => {
    const [rows, logs] = [await db.games.toArray(), await allLogs(db)]
    const ids = new Set(rows.map((row) => fieldOf(row, 'id')))
    return {
      games: rows
        .filter((row) => fieldOf(row, 'example') !== true)
        .map((game) => ({ game, changes: logs.get(String(fieldOf(game, 'id'))) ?? [] })),
      series: await db.series.toArray(),
      settings: await db.settings.toArray(),
      houses: await db.houses.toArray(),
      players: await db.players.toArray(),
      drafts: await db.drafts.toArray(),
      deleted: await deletedIds(db),
      registers: (await db.registers.toArray()).filter((row) => kindOfKey(String(fieldOf(row, 'key'))) !== 'deleted'),
      strays: [...logs].flatMap(([id, log]) => (ids.has(id) ? [] : log)),
    }
  })
}

/** Reads the rows that concern an incoming game: enough to tell whether it is known, and who plays in it. */
export async function readAbout(
  db: YussDatabase,
  { record, changes }: Pick<IncomingGame, 'record' | 'changes'>,
): Promise<WholeStorage> {
  return db.transaction('r', ['games', 'entries', 'players'], async () => {
    const game: unknown = await db.games.get(record.id)
    const log = await logRows(db, record.id)
    const names = [record, game, ...changes, ...log].flatMap(namesIn)
    return {
      games: game === undefined || fieldOf(game, 'example') === true ? [] : [{ game, changes: log }],
      strays: game === undefined ? log : [],
      players: await db.players.where('keys').anyOf(names.map(nameKey)).distinct().toArray(),
      series: [],
      settings: [],
      houses: [],
      drafts: [],
      deleted: new Set(),
      registers: [],
    }
  })
}

/** Returns the keys of everything on this device, by kind. */
export const keysHere = ({ games, strays, ...tables }: WholeStorage): KeysByKind =>
  keysByKind({ ...tables, games: games.map(({ game }) => game), entries: strays })

/** Returns the names in the row of a game, or of an entry of its log. */
const namesIn = (row: unknown): readonly string[] =>
  [fieldOf(row, 'names'), fieldOf(row, 'name')].flat().filter((name) => typeof name === 'string')

const fieldOf = (row: unknown, key: string): unknown => (isRow(row) ? row[key] : undefined)
