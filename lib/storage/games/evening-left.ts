import { eveningIdIn } from '../../contest/evening'
import type { YussDatabase } from '../database/database'
import { isRow } from '../records/record'
import { planKey, stakesKey } from '../records/register-keys'

/** Returns the id of the evening to which the row of a game belongs, readable or not; `null` for a single game. */
export const eveningOf = (game: unknown): string | null =>
  isRow(game) && isRow(game['extra']) ? eveningIdIn(game['extra']) : null

/** Tells whether a game of an evening is on this device. Games that cannot be read have no tally and are looked at one by one. */
export async function hasGameOf(db: YussDatabase, evening: string): Promise<boolean> {
  if ((await db.tallies.where('evening').equals(evening).count()) > 0) return true
  const tallied = new Set(await db.tallies.toCollection().primaryKeys())
  const others = (await db.games.toCollection().primaryKeys()).filter((id) => !tallied.has(id))
  return (await db.games.bulkGet(others)).some((game) => eveningOf(game) === evening)
}

/**
 * Deletes the plan and the stakes of the evening of a game that was deleted, if it has no other game. Returns the deleted registers,
 * as stored.
 */
export async function deleteEveningLeft(db: YussDatabase, game: unknown): Promise<readonly unknown[]> {
  const evening = eveningOf(game)
  if (evening === null || (await hasGameOf(db, evening))) return []
  const keys = [planKey(evening), stakesKey(evening)]
  const rows = (await db.registers.bulkGet(keys)).filter((row) => row !== undefined)
  await db.registers.bulkDelete(keys)
  return rows
}
