import type { EveningPlace } from '../../contest/evening'
import { NO_STAKES } from '../../contest/stakes'
import { isId, isTime } from '../../format/limits'
import { readOrNull, type Read } from '../../format/schema'
import type { YussDatabase } from '../database/database'
import { isDeleted, noteDeleted } from '../database/deleted'
import { putRegister, readRegister } from '../database/registers'
import { isRow } from '../records/record'
import { registerRecord } from '../records/record-types'
import { stakes } from '../records/schemas/evenings'
import { numberIn, plannedFacts, type PlannedFacts } from '../sheet/evening-plan'
import { contestRegisterIn, type ContestRegister } from './contest-registers'
import { CONTESTS } from './has-contests'

const PLAN = 'evening'
const STAKE = 'stakes'

/** Returns the key of the plan of an evening, as last changed between two games. */
export const planKey = (id: string): string => `${PLAN}/${id}`
/** Returns the key of the stakes of an evening. */
export const stakesKey = (id: string): string => `${STAKE}/${id}`

/** A plan that was changed between two games. */
export interface ChangedPlan extends PlannedFacts {
  /** The time of the change, in milliseconds. */
  readonly at: number
  /** The number of the last game at that time; `null` if an earlier version of Yuss saved it. */
  readonly after: number | null
}

export type PlayedFor = Read<typeof stakes>

/** Reads a changed plan; `null` if it is not valid. */
export function changedPlanIn(value: unknown): ChangedPlan | null {
  const facts = plannedFacts(value)
  if (facts === null || !isRow(value) || !isTime(value['at'])) return null
  return { ...facts, at: value['at'], after: 'after' in value ? numberIn(value['after']) : null }
}

/** Tells whether a changed plan holds for the next game, because no later game has begun. */
export const isStillPlanned = ({ at, after }: ChangedPlan, last: EveningPlace): boolean =>
  after === null ? last.number === 0 && at > last.at : after >= last.number

/** Reads stakes. An invalid amount becomes 0, and an invalid currency becomes euros. */
export const playedForIn = (value: unknown): PlayedFor => readOrNull(stakes, value) ?? { ...NO_STAKES, currency: 'EUR' }

/** A register of an evening or a contest in a backup. */
export type EveningRegister = { readonly key: string; readonly value: ChangedPlan | PlayedFor } | ContestRegister

/** Returns every register of evenings and contests, for a backup. */
export async function eveningRegisters(db: YussDatabase): Promise<readonly EveningRegister[]> {
  const rows = await db.registers.where('key').startsWithAnyOf(planKey(''), stakesKey(''), CONTESTS).toArray()
  return rows.flatMap((row) => {
    const read = registerRecord.read(row)
    return read.ok ? (eveningRegisterIn(read.value) ?? []) : []
  })
}

/** Reads a register of a backup; `null` if it is not of an evening or a contest, or not valid. */
export function eveningRegisterIn(row: unknown): EveningRegister | null {
  if (!isRow(row) || typeof row['key'] !== 'string') return null
  const { key, value } = row
  const [kind, id = '', ...rest] = key.split('/')
  if (`${kind}/` === CONTESTS) return contestRegisterIn({ key, value })
  if (rest.length > 0 || !isId(id)) return null
  if (kind === STAKE) return { key, value: playedForIn(value) }
  const plan = kind === PLAN ? changedPlanIn(value) : null
  return plan === null ? null : { key, value: plan }
}

/**
 * Restores the registers of a backup. Registers that are here stay, unless the backup replaces everything. With `merge`, a
 * contest that was deleted here stays deleted.
 */
export async function putEveningRegisters(
  db: YussDatabase,
  registers: readonly EveningRegister[],
  way: 'merge' | 'revive' | 'replace',
): Promise<void> {
  if (way === 'replace') await emptyContests(db)
  for (const { key, value } of registers) {
    const [, id = ''] = key.split('/')
    if (way === 'merge' && (await isDeleted(db, id))) continue
    await noteDeleted(db, id, false)
    if (way === 'replace' || (await readRegister(db, key)) === null) await putRegister(db, key, value)
  }
}

async function emptyContests(db: YussDatabase): Promise<void> {
  const keys = await db.registers.where('key').startsWith(CONTESTS).primaryKeys()
  await db.registers.bulkDelete(keys)
}
