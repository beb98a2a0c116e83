import type { App, TakenRow } from '../durable/app'
import { connectApp } from '../durable/connect'
import type { ConnectionOptions as DurableOptions } from '../durable/connect'
import type { DatabaseOptions } from '../durable/database'
import { isRow } from '../durable/row'
import type { Connection } from './connection'
import { YussDatabase } from './database'
import { writeExample } from './example'
import { logRows } from './log'
import { META } from './meta'
import { gameRecord } from './records/game'
import { saveGame, saveTally } from './save-game'
import { sheetOf } from './sheet'

/** Another database, journal or place, in tests. */
export interface ConnectionOptions extends DatabaseOptions, DurableOptions {}

/** Connects to the database of this phone, or to another one in tests. */
export function connect({ journal, elsewhere, ...options }: ConnectionOptions = {}): Connection {
  return connectApp(appOf(options), {
    ...(journal === undefined ? {} : { journal }),
    ...(elsewhere === undefined ? {} : { elsewhere }),
  })
}

const appOf = (options: DatabaseOptions): App<YussDatabase> => ({
  database: ({ indexedDB }) =>
    new YussDatabase(
      indexedDB === undefined ? options : { ...options, indexedDB, IDBKeyRange: options.IDBKeyRange ?? IDBKeyRange },
    ),
  furnish,
  refresh,
  underived: async (db, keys) => (await db.games.bulkGet([...keys])).flatMap((row) => countableId(row) ?? []),
})

/** Puts the example on a new phone. On one whose storage was lost it does not come back. */
async function furnish(db: YussDatabase, phone: 'new' | 'known'): Promise<void> {
  if (phone === 'new') await writeExample(db)
  await db.meta.put({ key: META.example, value: phone === 'new' ? 'there' : 'removed' })
}

/** What is counted of a game follows from its rows and is not in the journal; what lists show of it is. */
const refresh: App<YussDatabase>['refresh'] = async (db, taken, extent) => {
  for (const gameId of new Set(taken.flatMap(gameOf))) {
    const rows = await logRows(db, gameId)
    const game = extent === 'everything' ? gameRecord.read(await db.games.get(gameId)) : null
    if (game?.ok === true) await saveGame(db, game.value, rows)
    else await saveTally(db, gameId, rows)
  }
}

function gameOf({ table, key, row }: TakenRow): readonly string[] {
  if (table === 'games') return [key]
  return (table === 'entries' || table === 'changes') && isRow(row) ? [String(row['gameId'])] : []
}

/** The id of a game that can be counted. */
function countableId(row: unknown): string | null {
  const game = gameRecord.read(row)
  return game.ok && sheetOf(game.value, []).ok ? game.value.id : null
}
