import type { Migration } from '../durable/schema'

/**
 * The tables of the database, step by step. What rows hold has versions of its own: see `records`.
 */
export const MIGRATIONS: readonly Migration[] = [
  {
    version: 1,
    name: 'games as logs of changes',
    tables: {
      games: '&id, updatedAt, status, seriesId',
      changes: '&id, &[gameId+seq], gameId',
      drafts: '&gameId',
      settings: '&key',
      meta: '&key',
      series: '&id',
      houses: '&id',
    },
  },
  {
    version: 2,
    name: 'players, and what history counts of each game',
    tables: {
      games: '&id, updatedAt, status, seriesId',
      changes: '&id, &[gameId+seq], gameId',
      drafts: '&gameId',
      settings: '&key',
      meta: '&key',
      series: '&id',
      houses: '&id',
      players: '&id',
      tallies: '&gameId, [age+gameId], *people, seriesId',
    },
  },
  {
    version: 3,
    name: 'the number of the write that last touched each row',
    tables: {
      games: '&id, updatedAt, status, seriesId',
      changes: '&id, &[gameId+seq], gameId',
      drafts: '&gameId',
      settings: '&key',
      meta: '&key',
      series: '&id',
      houses: '&id',
      players: '&id',
      tallies: '&gameId, [age+gameId], *people, seriesId',
      writes: '&id, n',
    },
  },
  {
    version: 4,
    name: 'entries, which need no place of their own in a log, and registers',
    tables: {
      games: '&id, updatedAt, status, seriesId',
      changes: '&id, &[gameId+seq], gameId',
      entries: '&rowKey, gameId',
      drafts: '&gameId',
      settings: '&key',
      meta: '&key',
      series: '&id',
      houses: '&id',
      players: '&id',
      tallies: '&gameId, [age+gameId], *people, seriesId',
      writes: '&id, n',
      registers: '&key',
    },
  },
  {
    version: 5,
    name: 'the tables at which this phone plays together with others, and evenings of a club',
    tables: {
      games: '&id, updatedAt, status, seriesId',
      changes: '&id, &[gameId+seq], gameId',
      entries: '&rowKey, gameId',
      drafts: '&gameId',
      settings: '&key',
      meta: '&key',
      series: '&id',
      houses: '&id',
      players: '&id',
      tallies: '&gameId, [age+gameId], *people, seriesId',
      writes: '&id, n',
      registers: '&key',
      joined: '&id',
      evenings: '&id',
      words: '&id, evening',
    },
  },
]

/** The version of the database that this code writes. */
export const DATABASE_VERSION = Math.max(...MIGRATIONS.map((migration) => migration.version))
