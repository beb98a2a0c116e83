/** The roads by which rows leave this device, or its database. */
export const ROADS = ['replica', 'backup', 'file', 'link', 'relay'] as const
export type Road = (typeof ROADS)[number]

/**
 * How far rows go. `shared`: to other people. `own`: to one's own backup. `secret`: to the second copy alone, as they hold keys
 * or say who this device is. `made`: nowhere, as they are made from others.
 */
const ROADS_OF = {
  shared: ROADS,
  own: ['replica', 'backup'],
  secret: ['replica'],
  made: [],
} as const satisfies Readonly<Record<string, readonly Road[]>>

/** The scope of each table's rows. That a game is in the archive is in its record, and `own`: see `withoutArchived`. */
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

/** The tables whose rows may take a road. */
export type TableOn<R extends Road> = {
  [T in ScopedTable]: R extends (typeof ROADS_OF)[(typeof SCOPES)[T]][number] ? T : never
}[ScopedTable]

/** Tells whether the rows of a table may take a road. */
export const mayTake = (table: ScopedTable, road: Road): boolean =>
  ROADS_OF[SCOPES[table]].some((one: Road) => one === road)
