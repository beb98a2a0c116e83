import { newId } from '../../core/ids'
import { trust } from '../../durable/trusted'
import { registerRecord } from '../records/register'
import type { YussDatabase } from './database'

/** Of a deleted game, and of deleted house rules, nothing is known but their id. */
const PREFIX = 'deleted/'

/** Says that a game or house rules were deleted, or that they are back, within a transaction that writes. */
export async function noteDeleted(db: YussDatabase, id: string, isDeleted: boolean): Promise<void> {
  const key = `${PREFIX}${id}`
  const known = registerRecord.read(await db.registers.get(key))
  if (known.ok ? known.value.value === isDeleted : !isDeleted) return
  const clock = (known.ok ? known.value.clock : 0) + 1
  await db.registers.put(trust({ key, v: 1, value: isDeleted, clock, device: newId() }))
}

/** Tells whether a game was deleted on this device and not restored. */
export async function isDeleted(db: YussDatabase, id: string): Promise<boolean> {
  const known = registerRecord.read(await db.registers.get(`${PREFIX}${id}`))
  return known.ok && known.value.value === true
}

/** The ids of all that was deleted on this phone, and not brought back. */
export async function deletedIds(db: YussDatabase): Promise<ReadonlySet<string>> {
  const rows = await db.registers.where('key').startsWith(PREFIX).toArray()
  const words = rows.map((row) => registerRecord.read(row)).flatMap((read) => (read.ok ? [read.value] : []))
  return new Set(words.filter(({ value }) => value === true).map(({ key }) => key.slice(PREFIX.length)))
}
