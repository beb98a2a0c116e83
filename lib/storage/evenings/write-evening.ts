import type { Stored } from '../../durable/problem'
import { transact } from '../../durable/transact'
import type { Connection } from '../database/connection'
import { putRegister, storedValue, traceOf } from '../database/registers'
import { planKey, stakesKey } from '../records/register-keys'
import type { PlannedFacts } from '../sheet/evening-plan'
import { changedPlanIn, type ChangedPlan, type PlayedFor } from './evening-registers'

/**
 * Changes the people of an evening, or how pairs are made, until the next game begins. `after` is the number of the last game that
 * the user saw.
 */
export function savePlan(connection: Connection, id: string, plan: PlannedFacts, after: number): Promise<Stored<null>> {
  const changed: ChangedPlan = { ...plan, at: Date.now(), after }
  return transact(connection, ['registers'], async (db) => {
    const before = changedPlanIn(await storedValue(db, planKey(id)))
    return putRegister(db, planKey(id), changed, traceOf(before?.people ?? [], plan.people))
  })
}

/** Sets the stakes of an evening, in the smallest unit of the currency. They are stored on this device and in its backup only. */
export function saveStakes(connection: Connection, id: string, stakes: PlayedFor): Promise<Stored<null>> {
  return transact(connection, ['registers'], (db) => putRegister(db, stakesKey(id), stakes))
}
