/** The ways by which rows leave this device or its database. */
export const DESTINATIONS = ['replica', 'backup', 'file', 'link', 'relay'] as const
export type Destination = (typeof DESTINATIONS)[number]

/**
 * The ways that rows of each scope may take. `shared`: to other people. `own`: to the user's own backup. `secret`: only to the
 * replica, because they hold keys or identify this device. `made`: nowhere, because they are derived from other rows.
 */
const ROADS_OF = {
  shared: DESTINATIONS,
  own: ['replica', 'backup'],
  secret: ['replica'],
  made: [],
} as const satisfies Readonly<Record<string, readonly Destination[]>>

/** The scope of each table's rows. One exception: the archive mark in a game's record is `own`, see `withoutArchived`. */
export const SCOPES = {
  games: 'shared',
  entries: 'shared',
  houses: 'shared',
  series: 'own',
  players: 'own',
  settings: 'own',
  drafts: 'own',
  registers: 'own',
  joined: 'secret',
  clubNights: 'secret',
  words: 'secret',
  meta: 'secret',
  tallies: 'made',
} as const satisfies Readonly<Record<string, keyof typeof ROADS_OF>>

export type ScopedTable = keyof typeof SCOPES

/** The tables whose rows may leave by one of the ways. */
export type TableOn<R extends Destination> = {
  [T in ScopedTable]: R extends (typeof ROADS_OF)[(typeof SCOPES)[T]][number] ? T : never
}[ScopedTable]

/** Tells whether the rows of a table may leave this way. */
export const mayGoTo = (table: ScopedTable, road: Destination): boolean =>
  ROADS_OF[SCOPES[table]].some((one: Destination) => one === road)
