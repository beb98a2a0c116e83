/**
 * The scope of each table's rows: how far they may go. `shared`: to other people, by file, link or relay, and everywhere that
 * follows. `own`: into the user's own backup. `secret`: only into the replica, because they hold keys or identify this device.
 * `made`: nowhere, because they are derived from other rows. One exception: the archive mark in a game's record is `own`, see
 * `withoutArchived`.
 */
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
} as const satisfies Readonly<Record<string, 'shared' | 'own' | 'secret' | 'made'>>

export type ScopedTable = keyof typeof SCOPES

/** The tables whose rows may be in a backup. */
export type TableInBackup = {
  [T in ScopedTable]: (typeof SCOPES)[T] extends 'shared' | 'own' ? T : never
}[ScopedTable]
