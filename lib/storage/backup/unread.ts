import { ok } from '../../core/result'
import type { Stored } from '../../durable/problem'
import { transact } from '../../durable/transact'
import type { Connection } from '../database/connection'
import { keyOfRow } from '../database/log-rows'
import { isRow } from '../records/record'
import type { TableInBackup } from '../records/scopes'
import { whyUnreadGame } from './backup-in'
import { PLAIN_TABLES, unreadableIn } from './backup-out'
import { countKinds, keysByKind, type KindCount } from './kinds'
import { keysHere, type WholeStorage } from './read-everything'
import { field, keyField, kindOfRow, unreadPart, type UnreadPart } from './rows-in'

/** A record on this device that cannot be read: what it is, why, and where it is stored. */
export interface UnreadRecord extends UnreadPart {
  readonly table: TableInBackup
  readonly key: string
}

/** Everything on a device: how much can be read, by kind, and each record that cannot. */
export interface DataCheck {
  readonly readable: readonly KindCount[]
  readonly unread: readonly UnreadRecord[]
  /** The unreadable records as they are stored. */
  readonly rows: readonly unknown[]
}

/** Checks everything on a device. A hand without its game counts as one that cannot be read. */
export function checkStorage(whole: WholeStorage): DataCheck {
  const { games, rows } = unreadableIn(whole)
  const ofTable = (table: TableInBackup) => rows.flatMap((one) => (one.table === table ? [one.row] : []))
  const unreadable = keysByKind({
    games: games.map(({ game }) => game),
    entries: whole.strays,
    houses: ofTable('houses'),
    series: ofTable('series'),
    players: ofTable('players'),
    settings: ofTable('settings'),
    drafts: [],
    registers: ofTable('registers'),
  })
  return {
    readable: countKinds(keysHere(whole), unreadable),
    unread: [
      ...games.map((bundle): UnreadRecord => {
        const key = String(field(bundle.game, 'id'))
        return { ...unreadPart('game', whyUnreadGame(bundle), key), table: 'games', key }
      }),
      ...rows.map(({ table, row }): UnreadRecord => {
        const [key, read] = [String(field(row, keyField(table))), PLAIN_TABLES[table].read(row)]
        const [why, place] = read.ok ? (['damaged', ''] as const) : [read.error.why, read.error.place]
        return { ...unreadPart(kindOfRow(table, row), why, place === '' ? key : place), table, key }
      }),
      ...whole.strays.map((row): UnreadRecord => {
        const key = keyOfRow(row)
        return { ...unreadPart('hand', 'damaged', key), table: 'entries', key }
      }),
    ],
    rows: [...games, ...rows, ...whole.strays],
  }
}

/** Deletes a record that cannot be read. Returns it as it was stored; `null` if it is gone already. */
export const deleteRow = (connection: Connection, table: TableInBackup, key: string): Promise<Stored<unknown>> =>
  transact(connection, [table], async (db) => {
    const row: unknown = await db.table(table).get(key)
    await db.table(table).delete(key)
    return ok(row ?? null)
  })

/** Puts a deleted record back as it was stored, unless there is another in its place. */
export const restoreRow = (
  connection: Connection,
  table: TableInBackup,
  key: string,
  row: unknown,
): Promise<Stored<null>> =>
  transact(connection, [table], async (db) => {
    if (isRow(row) && (await db.table(table).get(key)) === undefined) await db.table(table).put(row)
    return ok(null)
  })
