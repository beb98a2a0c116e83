import { newId } from '../../core/ids'
import { trust } from '../../durable/trusted'
import { registerRecord } from '../records/record-types'
import type { YussDatabase } from './database'

/** Returns the value of a register; `null` if there is none that this code can read. */
export async function readRegister(db: YussDatabase, key: string): Promise<unknown> {
  const known = registerRecord.read(await db.registers.get(key))
  return known.ok ? known.value.value : null
}

/** Writes a register, within a transaction that writes. The new value wins over every value that this device has seen. */
export async function putRegister(db: YussDatabase, key: string, value: unknown): Promise<void> {
  const known = registerRecord.read(await db.registers.get(key))
  const clock = (known.ok ? known.value.clock : 0) + 1
  await db.registers.put(trust({ key, v: 1, value, clock, device: newId() }))
}
