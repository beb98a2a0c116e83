import { withRetries } from '../core/timing/retry'
import type { App } from '../durable/app'
import { connectApp, type ConnectionOptions as DurableOptions } from '../durable/connect'
import type { DatabaseOptions } from '../durable/database'
import type { Connection } from './database/connection'
import { YussDatabase } from './database/database'
import { gameRecord } from './records/game'
import { sheetOf } from './sheet/sheet'

/** Options: another database, replica or place for tests, and the language. */
export interface StorageOptions extends DatabaseOptions, DurableOptions {
  /** The language of the page, for the example on a new device; English by default. */
  readonly language?: string
}

/** Connects to the database of this device, or to another one in tests. */
export function connect({
  replica,
  elsewhere,
  onInMemory,
  language = 'en',
  ...options
}: StorageOptions = {}): Connection {
  return connectApp(appOf(options, language), {
    ...(replica === undefined ? {} : { replica }),
    ...(elsewhere === undefined ? {} : { elsewhere }),
    ...(onInMemory === undefined ? {} : { onInMemory }),
  })
}

const appOf = (options: DatabaseOptions, language: string): App<YussDatabase> => ({
  database: (place) => new YussDatabase({ ...options, ...place }),
  missingDerived: async (db, keys) => (await db.games.bulkGet([...keys])).flatMap((row) => countableId(row) ?? []),
  housekeeping: () =>
    withRetries(() =>
      import('./housekeeping').then(({ addFirstRows, refresh }) => ({
        addFirstRows: (db, phone) => addFirstRows(db, phone, language),
        refresh,
      })),
    ),
})

/** Returns the id of a game that can have a tally; `null` for any other row. */
function countableId(row: unknown): string | null {
  const game = gameRecord.read(row)
  return game.ok && sheetOf(game.value, []).ok ? game.value.id : null
}
