import { newId } from '../../core/ids'
import { ok } from '../../core/result'
import type { Stored } from '../../durable/problem'
import { soundRow } from '../../durable/replica/record'
import { transact } from '../../durable/transact'
import { read } from '../../durable/watch'
import type { Restorable } from '../backup/backup-in'
import { putBackupNote } from '../backup/backup-note'
import type { PlainTable } from '../backup/backup-out'
import { readEverything } from '../backup/read-everything'
import type { Connection } from '../database/connection'
import type { YussDatabase } from '../database/database'
import { isDeleted, noteDeleted } from '../database/deleted'
import { putAdded } from '../database/log-rows'
import { META } from '../database/meta'
import { putEntries } from '../database/unite-rows'
import { hasGameOf } from '../games/evening-left'
import { saveGame } from '../games/save-game'
import { dropMissingGames } from '../joined/write-joined'
import { readPlayers } from '../people/read-players'
import { gameRecord } from '../records/game'
import { isRow } from '../records/record'
import { idOfKey } from '../records/register-keys'
import { kindOfKey, TABLES_IN_BACKUP } from '../records/scopes'
import { newPeople, planRestore, type PlannedGame, type RestorePlan } from './restore-plan'
import type { RestorePreview, RestoreWay } from './restore-preview'
import { keepSnapshot, type Safety } from './snapshots'

const WRITTEN = [...TABLES_IN_BACKUP, 'tallies', 'joined'] as const

/** Returns the changes that a restore would make, without making any. */
export const previewRestore = (
  connection: Connection,
  incoming: Restorable,
  way: RestoreWay,
): Promise<Stored<RestorePreview>> =>
  read(connection, async (db) => planRestore(await readEverything(db), incoming, way).preview)

/**
 * Restores a backup in one transaction: all of it, or nothing if anything fails. If data would be overwritten, a snapshot is
 * taken first. `fileFrom` is the time when the backup's file was made, `null` if there is none. Returns what was done.
 */
export function restore(
  connection: Connection,
  incoming: Restorable,
  way: RestoreWay,
  safety: Safety = 'snapshot',
  fileFrom: number | null = null,
): Promise<Stored<RestorePreview>> {
  return transact(connection, WRITTEN, async (db) => {
    const whole = await readEverything(db)
    const plan = planRestore(whole, incoming, way)
    if (safety === 'snapshot' && plan.preview.writesOver)
      await keepSnapshot(db, whole, way === 'replace' ? 'replace' : 'merge')
    const games = await withOwnDevice(db, plan.games)
    if (way === 'replace') await empty(db)
    await putPlan(db, { ...plan, games })
    await putRest(db, incoming, way)
    if (way === 'replace') await dropMissingGames(db)
    if (fileFrom !== null && plan.isAllInBackup) await putBackupNote(db, Math.min(fileFrom, Date.now()))
    return ok(plan.preview)
  })
}

/**
 * Returns the games with this device's own id in each: the one that it has there, or a new one. The device that made the backup
 * may still write under its own, and its hands are not for this device to undo.
 */
async function withOwnDevice(db: YussDatabase, games: readonly PlannedGame[]): Promise<readonly PlannedGame[]> {
  const rows = await db.games.bulkGet(games.map(({ record }) => record.id))
  return games.map((game, index) => {
    const here = gameRecord.read(rows[index])
    return { ...game, record: { ...game.record, device: here.ok ? here.value.device : newId() } }
  })
}

/** Empties the tables, but keeps the list of deletions, so that what was deleted returns only if this backup holds it. */
async function empty(db: YussDatabase): Promise<void> {
  for (const name of TABLES_IN_BACKUP) if (name !== 'registers') await db.table(name).clear()
  const registers = await db.registers.toCollection().primaryKeys()
  await db.registers.bulkDelete(registers.filter((key) => kindOfKey(key) !== 'deleted'))
  await db.tallies.clear()
  await db.meta.delete(META.damage)
  await db.meta.put({ key: META.example, value: 'removed' })
}

async function putPlan(db: YussDatabase, { games, houses, contests, strays }: RestorePlan): Promise<void> {
  await putAdded(
    db,
    games.flatMap(({ adds }) => adds),
  )
  await putEntries(
    db,
    games.flatMap(({ unread }) => unread),
  )
  for (const { record, rows } of games) {
    await noteDeleted(db, record.id, false)
    await saveGame(db, record, rows)
  }
  for (const { id } of houses) await noteDeleted(db, id, false)
  await db.houses.bulkPut([...houses])
  await putContests(db, contests)
  await putEntries(db, strays)
}

async function putRest(db: YussDatabase, incoming: Restorable, way: RestoreWay): Promise<void> {
  await putMissing(db, 'series', incoming.series)
  await db.players.bulkPut([...newPeople(await readPlayers(db), incoming.players)])
  if (way === 'replace') await putOwn(db, incoming)
  for (const { game, changes } of incoming.unreadable.games) {
    const id = rowId(game)
    if (soundRow(await db.games.get(id)) !== undefined || (way === 'merge' && (await isDeleted(db, id)))) continue
    await noteDeleted(db, id, false)
    await putEntries(db, changes)
    await putMissing(db, 'games', [game])
    const record = gameRecord.read(game)
    if (record.ok) await saveGame(db, { ...record.value, device: newId() }, changes)
  }
  await putUnreadEntries(db, incoming.unreadable.changes)
  for (const row of incoming.registers) await putRegisterRow(db, row)
  for (const { table, row } of incoming.unreadable.rows) {
    if (table === 'registers') await putRegisterRow(db, row)
    else if (table !== 'settings' || way === 'replace') await putUnlessDeleted(db, table, row, way)
  }
}

/**
 * Puts a register of a backup that this device lacks. Contests are planned as a whole. The plan and the stakes of an evening come with
 * its games: without one here, they stay away.
 */
async function putRegisterRow(db: YussDatabase, row: unknown): Promise<void> {
  const key = isRow(row) ? String(row['key']) : ''
  const kind = kindOfKey(key)
  if (kind === 'contest' || (kind !== 'unknown' && !(await hasGameOf(db, idOfKey(key))))) return
  await putMissing(db, 'registers', [row])
}

async function putContests(db: YussDatabase, contests: RestorePlan['contests']): Promise<void> {
  for (const { id, rows } of contests) {
    await noteDeleted(db, id, false)
    await db.table('registers').bulkPut([...rows])
  }
}

/**
 * Restores settings, drafts and deletions. This device replaces the one that made the backup: what was deleted there is deleted
 * here, unless it is in the backup.
 */
async function putOwn(db: YussDatabase, { settings, drafts, deleted }: Restorable): Promise<void> {
  await db.settings.bulkPut([...settings])
  await db.drafts.bulkPut([...drafts])
  const here = [await db.games.bulkGet([...deleted]), await db.houses.bulkGet([...deleted])]
  for (const [index, id] of deleted.entries())
    if (here.every((rows) => rows[index] === undefined)) await noteDeleted(db, id, true)
}

const rowId = (row: unknown): string => (isRow(row) ? String(row['id']) : '')

/** Adds unreadable log entries as they are, except those of games that are here, because they would change them. */
async function putUnreadEntries(db: YussDatabase, changes: readonly unknown[]): Promise<void> {
  const ids = new Set(await db.games.toCollection().primaryKeys())
  await putEntries(
    db,
    changes.filter((row) => isRow(row) && !ids.has(String(row['gameId']))),
  )
}

/** Puts a row if this device has no sound one with its key. If a backup is only added, what was deleted here stays deleted. */
async function putUnlessDeleted(db: YussDatabase, table: PlainTable, row: unknown, way: RestoreWay): Promise<void> {
  if (way === 'merge' && (await isDeleted(db, rowId(row)))) return
  await noteDeleted(db, rowId(row), false)
  await putMissing(db, table, [row])
}

/** Puts rows as they are if this device has no sound one with their key. */
async function putMissing(db: YussDatabase, table: PlainTable | 'games', rows: readonly unknown[]): Promise<void> {
  const key = table === 'settings' || table === 'registers' ? 'key' : 'id'
  for (const row of rows) {
    if (!isRow(row)) continue
    if (soundRow(await db.table(table).get(String(row[key]))) === undefined) await db.table(table).put(row)
  }
}
