import { err, ok } from '../../core/result'
import { withoutTrace } from '../../durable/marked'
import { storageProblem, type Stored } from '../../durable/problem'
import { isRow, toWrite } from '../records/record'
import { registerRecord, type RegisterRecord } from '../records/record-types'
import type { YussDatabase } from './database'

/** Returns the value of a register; `null` if there is none that this code can read. */
export async function readRegister(db: YussDatabase, key: string): Promise<unknown> {
  const known = registerRecord.read(await db.registers.get(key))
  return known.ok ? known.value.value : null
}

/** Returns the value of a register as stored, readable or not; `null` if there is none. */
export const storedValue = async (db: YussDatabase, key: string): Promise<unknown> =>
  valueIn(await db.registers.get(key))

/** Returns the value in the row of a register, readable or not. */
export const valueIn = (row: unknown): unknown => (isRow(row) ? row['value'] : null)

/** A register to write. */
export interface NewRegister {
  readonly key: string
  readonly value: unknown
}

/** A write that leaves the former value in the second copy until that is rewritten, or no trace of it. */
export type Trace = 'trace' | 'no-trace'

/**
 * Writes registers, within a transaction that writes: all of them, or none if one could not be read again, or would write over one
 * that newer code wrote.
 */
export async function putRegisters(
  db: YussDatabase,
  registers: readonly NewRegister[],
  leaves: Trace = 'trace',
): Promise<Stored<null>> {
  const rows: RegisterRecord[] = []
  for (const { key, value } of registers) {
    const row = toWrite(registerRecord, { key, v: 1, value })
    if (!row.ok) return row
    rows.push(row.value)
  }
  const before = await db.registers.bulkGet(registers.map(({ key }) => key))
  if (before.some(isNewer)) return err(storageProblem('newer', 'registers'))
  await db.registers.bulkPut(leaves === 'trace' ? rows : rows.map(withoutTrace))
  return ok(null)
}

function isNewer(row: unknown): boolean {
  const read = row === undefined ? ok(null) : registerRecord.read(row)
  return !read.ok && read.error.why === 'newer'
}

/** Writes a register, within a transaction that writes. */
export const putRegister = (db: YussDatabase, key: string, value: unknown, leaves?: Trace): Promise<Stored<null>> =>
  putRegisters(db, [{ key, value }], leaves)

/** Returns how a list of names is written: names that leave it are deleted, and leave no trace. */
export const traceOf = (before: readonly string[], after: readonly string[]): Trace =>
  before.every((name) => after.includes(name)) ? 'trace' : 'no-trace'
