import { newId } from '../durable/ids'
import type { YussDatabase } from './database'
import { registerRecord } from './records/register'

/** Of a deleted game nothing is known but its id. */
const PREFIX = 'deleted/'

/** Says that a game was deleted, or that it is back, within a transaction that writes. */
export async function noteDeleted(db: YussDatabase, gameId: string, isDeleted: boolean): Promise<void> {
  const key = `${PREFIX}${gameId}`
  const known = registerRecord.read(await db.registers.get(key))
  if (known.ok ? known.value.value === isDeleted : !isDeleted) return
  const clock = (known.ok ? known.value.clock : 0) + 1
  await db.registers.put({ key, v: 1, value: isDeleted, clock, device: newId() })
}

/** Whether a game was deleted on this phone, and not brought back. */
export async function isDeleted(db: YussDatabase, gameId: string): Promise<boolean> {
  const known = registerRecord.read(await db.registers.get(`${PREFIX}${gameId}`))
  return known.ok && known.value.value === true
}

/** The games that were deleted on this phone, and not brought back. */
export async function deletedGames(db: YussDatabase): Promise<ReadonlySet<string>> {
  const rows = await db.registers.where('key').startsWith(PREFIX).toArray()
  const words = rows.map((row) => registerRecord.read(row)).flatMap((read) => (read.ok ? [read.value] : []))
  return new Set(words.filter(({ value }) => value === true).map(({ key }) => key.slice(PREFIX.length)))
}
