import { keyOfRow } from '../database/log-rows'
import { isRow } from '../records/record'
import { idOfKey } from '../records/register-keys'
import { kindOfKey, RECORD_KINDS, type RecordKind, type RegisterKind, type TableInBackup } from '../records/scopes'

/** Rows of each table, as stored. */
type RowsByTable = Readonly<Record<TableInBackup, readonly unknown[]>>

/** The keys of records, by kind. A contest is one record, with all of its registers. */
export type KeysByKind = Readonly<Record<RecordKind, ReadonlySet<string>>>

/** The number of records of a kind. */
export interface KindCount {
  readonly kind: RecordKind
  readonly count: number
}

/** Returns the keys of records by kind. Everything that a device can hold and a backup can carry is in it. */
export function keysByKind(rows: RowsByTable): KeysByKind {
  const registers = (kind: RegisterKind) => keysIn(rows.registers, 'key').filter((key) => kindOfKey(key) === kind)
  return {
    games: new Set(keysIn(rows.games, 'id')),
    entries: new Set(rows.entries.map(keyOfRow)),
    houses: new Set(keysIn(rows.houses, 'id')),
    series: new Set(keysIn(rows.series, 'id')),
    players: new Set(keysIn(rows.players, 'id')),
    settings: new Set(keysIn(rows.settings, 'key')),
    drafts: new Set(keysIn(rows.drafts, 'gameId')),
    evening: new Set(registers('evening')),
    stakes: new Set(registers('stakes')),
    contest: new Set(registers('contest').map(idOfKey)),
    unknown: new Set(registers('unknown')),
  }
}

const keysIn = (rows: readonly unknown[], key: string): readonly string[] =>
  rows.map((row) => (isRow(row) ? String(row[key]) : ''))

/** Counts the records of each kind that are in `keys` and not in `others`. Kinds without any are left out. */
export const countKinds = (keys: KeysByKind, others?: KeysByKind): readonly KindCount[] =>
  RECORD_KINDS.map((kind) => ({
    kind,
    count: [...keys[kind]].filter((key) => !others?.[kind].has(key)).length,
  })).filter(({ count }) => count > 0)
