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

const isTable = (name: string): name is Exclude<ScopedTable, 'meta'> => name in SCOPES && name !== 'meta'

/** Every table apart from `meta`, in which this device keeps notes about itself. */
export const STORED_TABLES = Object.keys(SCOPES).filter(isTable)

/** The tables whose rows may be in a backup. */
export type TableInBackup = {
  [T in ScopedTable]: (typeof SCOPES)[T] extends 'shared' | 'own' ? T : never
}[ScopedTable]

const isInBackup = (table: ScopedTable): table is TableInBackup => SCOPES[table] === 'shared' || SCOPES[table] === 'own'

export const TABLES_IN_BACKUP: readonly TableInBackup[] = STORED_TABLES.filter(isInBackup)

/** The kinds of registers, each the first part of its keys: deletions, the plans and stakes of evenings, and contests. */
const REGISTER_KINDS = ['deleted', 'evening', 'stakes', 'contest'] as const
export type RegisterKind = (typeof REGISTER_KINDS)[number] | 'unknown'

/** Returns the kind of a register by its key; `unknown` if only newer code knows it. */
export function kindOfKey(key: string): RegisterKind {
  const [first] = key.split('/')
  return REGISTER_KINDS.find((kind) => kind === first) ?? 'unknown'
}

/**
 * The kinds of what a device holds for its user and a backup carries: the tables, and in place of the registers their kinds.
 * Deletions are none: they only keep away what is gone, and stay when a backup replaces everything.
 */
export type RecordKind = Exclude<TableInBackup, 'registers'> | Exclude<RegisterKind, 'deleted'>

const isKind = (kind: TableInBackup | RegisterKind): kind is RecordKind => kind !== 'registers' && kind !== 'deleted'

export const RECORD_KINDS: readonly RecordKind[] = [...TABLES_IN_BACKUP, ...REGISTER_KINDS, 'unknown' as const].filter(
  isKind,
)
