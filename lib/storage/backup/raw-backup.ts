// A backup for a page on which the app cannot run: it reads the rows as the browser stores them, and no reader checks them. They
// are checked when the backup is restored, like those of a snapshot.
import { isRow, type Row } from '../../core/row'
import { readMarkedRow, ROTTEN } from '../../durable/replica/record'
import type { BACKUP_FORMAT } from '../../format/backup-file'
import { idOfKey } from '../records/register-keys'
import { kindOfKey, TABLES_IN_BACKUP, type TableInBackup } from '../records/scopes'
import { BACKUP_KEYS } from './backup-keys'

const FORMAT: typeof BACKUP_FORMAT = 'yuss-backup/1'

type RawRows = Readonly<Record<TableInBackup, readonly Row[]>>

/** Reads all rows of the open database that belong in a backup. Rejects if the browser does not give them. */
export async function readRawRows(db: IDBDatabase): Promise<RawRows> {
  const rows: Record<TableInBackup, readonly Row[]> = {
    games: [],
    entries: [],
    houses: [],
    series: [],
    players: [],
    settings: [],
    drafts: [],
    registers: [],
  }
  const names = TABLES_IN_BACKUP.filter((name) => db.objectStoreNames.contains(name))
  if (names.length === 0) return rows
  const transaction = db.transaction(names)
  const read = names.map(async (name) => {
    const store = transaction.objectStore(name)
    const found = await resultOf(store.getAll())
    rows[name] = found.filter(isRow).map((row) => withoutMark(name, String(store.keyPath), row))
  })
  await Promise.all(read)
  return rows
}

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Returns a row as the app reads it. A corrupted row keeps its mark, so that no reader takes it for a sound one. */
function withoutMark(table: string, keyProperty: string, row: Row): Row {
  if (readMarkedRow(table, keyProperty, row).state === 'rotten') return row
  return Object.fromEntries(
    Object.entries(row).filter(([key]) => key === ROTTEN || !(key.startsWith('~') || key === 'rowKey')),
  )
}

/** Returns the text of a backup with these rows. Games are in it as in a snapshot: as stored, each with its log. */
export function rawBackup(rows: RawRows, now: number): string {
  const { games, entries, registers } = rows
  const logs = new Map<unknown, Row[]>(games.map((game) => [game['id'], []]))
  const strays = entries.filter((entry) => {
    const log = logs.get(entry['gameId'])
    log?.push(entry)
    return log === undefined
  })
  const played = games.filter(({ example }) => example !== true)
  const isDeletion = ({ key }: Row) => kindOfKey(String(key)) === 'deleted'
  return JSON.stringify({
    format: FORMAT,
    games: [],
    [BACKUP_KEYS.madeAt]: new Date(now).toISOString(),
    [BACKUP_KEYS.houses]: rows.houses,
    [BACKUP_KEYS.series]: rows.series,
    [BACKUP_KEYS.players]: rows.players,
    [BACKUP_KEYS.settings]: rows.settings,
    [BACKUP_KEYS.strays]: strays,
    [BACKUP_KEYS.drafts]: rows.drafts,
    [BACKUP_KEYS.deleted]: registers
      .filter((row) => isDeletion(row) && row['value'] === true)
      .map(({ key }) => idOfKey(String(key))),
    [BACKUP_KEYS.registers]: registers.filter((row) => !isDeletion(row)),
    [BACKUP_KEYS.unreadable]: {
      rows: [],
      games: played.map((game) => ({ game, changes: logs.get(game['id']) ?? [] })),
    },
  })
}
