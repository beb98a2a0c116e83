import type { BackupFile } from '../../format/backup-file'
import { DEEPEST_ROW, isId } from '../../format/limits'
import type { WhyUnread } from '../../format/newer'
import { isPlain } from '../../format/schema'
import type { GameBundle } from '../games/write-whole'
import { isRow, type RecordType } from '../records/record'
import { kindOfKey, type RecordKind } from '../records/scopes'
import { BACKUP_KEYS } from './backup-keys'
import { PLAIN_TABLE_NAMES, type PlainTable } from './backup-out'

/** A part of a backup that cannot be read here. */
export interface UnreadPart {
  readonly what: 'game' | 'hand' | Exclude<RecordKind, 'games' | 'entries' | 'drafts'>
  readonly why: WhyUnread | 'begun-otherwise'
  /** The path in the file: `games.1.rules.jokers`. */
  readonly place: string
}

export const unreadPart = (what: UnreadPart['what'], why: UnreadPart['why'], place: string): UnreadPart => ({
  what,
  why,
  place,
})

export interface UnreadTableRow {
  readonly table: PlainTable
  readonly row: unknown
}

/** A row that the device that made the backup could not read, with its place in the file. */
interface Placed extends UnreadTableRow {
  readonly place: string
}

/** Reads the rows of a table: the readable ones, the unreadable ones, and the places of the unreadable ones in the file. */
export function readRows<T>(
  extras: BackupFile['extras'],
  odd: readonly Placed[],
  table: PlainTable,
  type: RecordType<T>,
) {
  const key = BACKUP_KEYS[table]
  const list = key in extras ? listAt(extras, key) : []
  const rows = [
    ...(list ?? []).map((row, index) => ({ table, row, place: `${key}.${index}` })),
    ...odd.filter((one) => one.table === table),
  ]
    .filter(({ row }) => !isDeletion(table, row))
    .map((one) => ({ ...one, read: type.read(one.row) }))
  return {
    records: rows.flatMap(({ read }) => (read.ok ? [read.value] : [])),
    odd: rows.filter(({ row, read }) => !read.ok && hasKey(row, table)),
    unread: [
      ...(list === null ? [unreadPart(kindOfRow(table, null), 'damaged', key)] : []),
      ...rows.flatMap(({ row, read, place }) =>
        read.ok
          ? []
          : [unreadPart(kindOfRow(table, row), read.error.why, [place, read.error.place].filter(Boolean).join('.'))],
      ),
    ],
  }
}

export const keyField = (table: PlainTable): string => (table === 'settings' || table === 'registers' ? 'key' : 'id')

/** Deletions come in a list of their own: no other may delete what is here. */
const isDeletion = (table: PlainTable, row: unknown): boolean =>
  table === 'registers' && kindOfKey(String(field(row, 'key'))) === 'deleted'

export function kindOfRow(table: PlainTable, row: unknown): UnreadPart['what'] {
  if (table !== 'registers') return table
  const kind = kindOfKey(String(field(row, 'key')))
  return kind === 'deleted' ? 'unknown' : kind
}

/** Tells whether a row can be stored although it may be unreadable: it has a valid key and fits into the next backup. */
function hasKey(row: unknown, table: PlainTable): boolean {
  const text = field(row, keyField(table))
  const parts = table === 'registers' && typeof text === 'string' ? text.split('/') : [text]
  return parts.every((part) => typeof part === 'string' && isId(part)) && isPlain(row, DEEPEST_ROW)
}

/** Tells whether a row has a valid id under a key, and fits into the next backup. */
export function hasId(row: unknown, key: string): boolean {
  const text = field(row, key)
  return typeof text === 'string' && isId(text) && isPlain(row, DEEPEST_ROW)
}

export function listAt(extras: Readonly<Record<string, unknown>>, key: string): readonly unknown[] | null {
  const found: unknown = extras[key]
  return Array.isArray(found) ? found : null
}

interface Odd {
  readonly games: readonly { readonly bundle: GameBundle; readonly place: string }[]
  readonly rows: readonly Placed[]
}

/**
 * Returns the rows that the device that made the backup could not read. Entries listed with a game that is not theirs are left
 * out.
 */
export function oddIn(found: unknown): Odd {
  if (!isRow(found)) return { games: [], rows: [] }
  const place = (list: string, index: number) => `${BACKUP_KEYS.unreadable}.${list}.${index}`
  return {
    games: (listAt(found, 'games') ?? []).flatMap((one, index) => {
      if (!isRow(one) || !hasId(one['game'], 'id')) return []
      const id = field(one['game'], 'id')
      const isOwn = (row: unknown) => hasId(row, 'id') && field(row, 'gameId') === id
      const bundle = { game: one['game'], changes: (listAt(one, 'changes') ?? []).filter(isOwn) }
      return [{ bundle, place: place('games', index) }]
    }),
    rows: (listAt(found, 'rows') ?? []).flatMap((one, index) =>
      oddRow(one).map((row) => ({ ...row, place: place('rows', index) })),
    ),
  }
}

function oddRow(found: unknown): readonly UnreadTableRow[] {
  if (!isRow(found)) return []
  const table = PLAIN_TABLE_NAMES.find((name) => name === found['table'])
  return table !== undefined && hasKey(found['row'], table) ? [{ table, row: found['row'] }] : []
}

export const field = (row: unknown, key: string): unknown => (isRow(row) ? row[key] : undefined)
