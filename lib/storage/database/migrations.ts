import type { Migration } from '../../durable/schema'

/** The migrations of the database, in order. The content of rows has its own versions: see `records`. */
export const MIGRATIONS: readonly Migration[] = [
  {
    version: 1,
    name: 'games as logs of entries, and what this device keeps around them',
    tables: {
      games: '&id, updatedAt, status, seriesId',
      entries: '&rowKey, gameId',
      drafts: '&gameId',
      settings: '&key',
      meta: '&key',
      series: '&id',
      houses: '&id',
      players: '&id, *keys',
      tallies: '&gameId, [age+gameId], *people, seriesId, evening',
      gone: '&id',
      registers: '&key',
      joined: '&id',
      clubNights: '&id',
      words: '&id, clubNight',
    },
  },
]

/** The version of the database that this code writes. */
export const DATABASE_VERSION = Math.max(...MIGRATIONS.map((migration) => migration.version))
