import { err, ok } from '../../core/result'
import { noteDamage } from '../../durable/damage'
import { eraseAll } from '../../durable/erase'
import { type Stored, storageProblem } from '../../durable/problem'
import type { Damage } from '../../durable/replica/damage'
import { soundRow } from '../../durable/replica/record'
import { transact } from '../../durable/transact'
import type { Connection } from '../database/connection'
import type { YussDatabase } from '../database/database'
import { noteDeleted } from '../database/deleted'
import { logRows } from '../database/log-rows'
import { META } from '../database/meta'
import { putEntries } from '../database/unite-rows'
import { draftIds } from '../records/draft-ids'
import { gameRecord, type GameRecord } from '../records/game'
import { isRow } from '../records/record'
import { entryRecord, type EntryRecord } from '../records/record-types'
import { STORED_TABLES } from '../records/scopes'
import { deleteEveningLeft } from './evening-left'
import { deleteGameRows, GAME_TABLES, saveGame } from './save-game'

/** A game as it was when it was deleted: every row of it, readable or not. */
export interface DeletedGame extends GameBundle {
  readonly drafts: readonly unknown[]
  /** The damage that had been reported for the game. */
  readonly damage: readonly Damage[]
  /** The plan and the stakes of its evening, which went with the last game. */
  readonly registers: readonly unknown[]
}

/**
 * Deletes a game with its log and its drafts, and what is left of its evening with its last game. Returns what the transaction
 * deleted; `null` if there was no such game.
 */
export function deleteGame(connection: Connection, gameId: string): Promise<Stored<DeletedGame | null>> {
  // Declared outside the transaction: if the connection is lost after the deletion, the second attempt finds no game.
  let deleted: DeletedGame | null = null
  return transact(connection, [...GAME_TABLES, 'drafts', 'registers'], async (db) => {
    const game = await db.games.get(gameId)
    const changes = await logRows(db, gameId)
    const drafts = (await db.drafts.bulkGet([...draftIds(gameId)])).filter((row) => row !== undefined)
    const damage = await deleteGameRows(db, gameId)
    const registers = await deleteEveningLeft(db, game)
    if (game !== undefined) deleted = { game, changes, drafts, damage, registers }
    await noteDeleted(db, gameId, true)
    return ok(deleted)
  })
}

/** Restores a deleted game row by row. Changes made to it elsewhere in the meantime, and drafts, are kept. */
export function restoreDeleted(
  connection: Connection,
  { game, changes, drafts, damage, registers }: DeletedGame,
): Promise<Stored<null>> {
  const id = isRow(game) ? String(game['id']) : ''
  return transact(connection, [...GAME_TABLES, 'drafts', 'registers'], async (db) => {
    await noteDeleted(db, id, false)
    if (soundRow(await db.games.get(id)) === undefined) {
      await db.table('games').put(game)
      await noteDamage(db, damage)
    }
    await putEntries(db, changes)
    const record = gameRecord.read(await db.games.get(id))
    if (record.ok) await saveGame(db, record.value, await logRows(db, id))
    for (const row of drafts.filter(isRow))
      if ((await db.drafts.get(String(row['gameId']))) === undefined) await db.table('drafts').put(row)
    for (const row of registers.filter(isRow))
      if ((await db.registers.get(String(row['key']))) === undefined) await db.table('registers').put(row)
    return ok(null)
  })
}

/** Deletes the example for good. */
export function removeExample(connection: Connection): Promise<Stored<null>> {
  return transact(connection, [...GAME_TABLES, 'drafts'], async (db) => {
    const rows = (await db.games.toArray()).filter(isRow)
    for (const row of rows) if (row['example'] === true) await deleteGameRows(db, String(row['id']))
    await db.meta.put({ key: META.example, value: 'removed' })
    return ok(null)
  })
}

/** Empties every table and the list of damage. The example does not return. */
export function deleteEverything(connection: Connection): Promise<Stored<null>> {
  return transact(connection, STORED_TABLES, async (db) => {
    await eraseAll(db)
    await db.meta.put({ key: META.example, value: 'removed' })
    return ok(null)
  })
}

/** A game as stored: its record and every row of its log. */
export interface GameBundle {
  readonly game: unknown
  readonly changes: readonly unknown[]
}

/** Reads games. Returns all of them, or the problem of the first that cannot be read. */
export function readBundles(bundles: readonly GameBundle[]): Stored<readonly ReadBundle[]> {
  const read = bundles.map(readBundle)
  const bad = read.find((bundle) => !bundle.ok)
  if (bad !== undefined && !bad.ok) return bad
  return ok(read.flatMap((bundle) => (bundle.ok ? [bundle.value] : [])))
}

interface ReadBundle {
  readonly game: GameRecord
  readonly changes: readonly EntryRecord[]
}

function readBundle({ game, changes }: GameBundle): Stored<ReadBundle> {
  const record = gameRecord.read(game)
  if (!record.ok) return err(storageProblem('unreadable', `game.${record.error.place}`))
  const log: EntryRecord[] = []
  for (const [index, row] of changes.entries()) {
    const read = entryRecord.read(row)
    if (!read.ok) return err(storageProblem('unreadable', `changes.${index}.${read.error.place}`))
    if (read.value.gameId !== record.value.id) return err(storageProblem('unreadable', `changes.${index}.gameId`))
    log.push(read.value)
  }
  return ok({ game: record.value, changes: log })
}

export async function putWholeGame(db: YussDatabase, { game, changes }: ReadBundle): Promise<void> {
  const there = gameRecord.read(await db.games.get(game.id))
  await noteDeleted(db, game.id, false)
  await putEntries(db, changes)
  await saveGame(db, there.ok ? there.value : game, await logRows(db, game.id))
}
