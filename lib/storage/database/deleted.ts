import { trust } from '../../durable/trusted'
import { registerRecord } from '../records/record-types'
import type { YussDatabase } from './database'
import { readRegister } from './registers'

/** The prefix of the registers of deleted games, house rules and contests. Only their ids are kept. */
const PREFIX = 'deleted/'

/** Notes that a game or house rules were deleted, or restored. Call it within a transaction that writes. */
export async function noteDeleted(db: YussDatabase, id: string, deleted: boolean): Promise<void> {
  if ((await isDeleted(db, id)) === deleted) return
  await db.registers.put(trust({ key: `${PREFIX}${id}`, v: 1, value: deleted }))
}

/** Tells whether a game, house rules or a contest was deleted on this device and not restored. */
export const isDeleted = async (db: YussDatabase, id: string): Promise<boolean> =>
  (await readRegister(db, `${PREFIX}${id}`)) === true

/** Returns the ids of everything that was deleted on this device and not restored. */
export async function deletedIds(db: YussDatabase): Promise<ReadonlySet<string>> {
  const rows = await db.registers.where('key').startsWith(PREFIX).toArray()
  const registers = rows.map((row) => registerRecord.read(row)).flatMap((read) => (read.ok ? [read.value] : []))
  return new Set(registers.filter(({ value }) => value === true).map(({ key }) => key.slice(PREFIX.length)))
}
