/** The keys of everything in a backup except its games. */
export const BACKUP_KEYS = {
  madeAt: 'x-made-at',
  houses: 'x-houses',
  series: 'x-series',
  players: 'x-players',
  settings: 'x-settings',
  /** Half-filled hands, and the ids of deleted games and house rules: used only if a backup replaces everything. */
  drafts: 'x-drafts',
  deleted: 'x-deleted',
  /** The plans and stakes of evenings, and contests. */
  registers: 'x-evenings',
  /** Log entries whose game is gone. */
  strays: 'x-strays',
  /** Rows that could not be read when the backup was made, as stored: newer code may read them. */
  unreadable: 'x-unreadable',
} as const
