import { withoutTrace } from '../../durable/marked'
import { trust } from '../../durable/trusted'
import { registerRecord } from '../records/record-types'
import type { YussDatabase } from './database'

/** Returns the value of a register; `null` if there is none that this code can read. */
export async function readRegister(db: YussDatabase, key: string): Promise<unknown> {
  const known = registerRecord.read(await db.registers.get(key))
  return known.ok ? known.value.value : null
}

/** A write that leaves the former value in the second copy until that is rewritten, or no trace of it. */
export type Trace = 'trace' | 'no-trace'

/** Writes a register, within a transaction that writes. */
export async function putRegister(
  db: YussDatabase,
  key: string,
  value: unknown,
  leaves: Trace = 'trace',
): Promise<void> {
  const row = trust({ key, v: 1, value } as const)
  await db.registers.put(leaves === 'trace' ? row : withoutTrace(row))
}

/** Returns how a list of names is written: names that leave it are deleted, and leave no trace. */
export const traceOf = (before: readonly string[], after: readonly string[]): Trace =>
  before.every((name) => after.includes(name)) ? 'trace' : 'no-trace'
