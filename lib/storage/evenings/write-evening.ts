import { isSamePayment, type Payment } from '../../contest/stakes'
import type { Stored } from '../../durable/problem'
import { transact } from '../../durable/transact'
import type { Connection } from '../database/connection'
import { putRegister, storedValue, traceOf } from '../database/registers'
import { directoryOf } from '../people/directory'
import { readPlayers } from '../people/read-players'
import { planKey, stakesKey } from '../records/register-keys'
import type { PlannedFacts } from '../sheet/evening-plan'
import { changedPlanIn, playedForIn, type AgreedStakes, type ChangedPlan } from './evening-registers'

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

/**
 * Sets the stakes of an evening, in the smallest unit of the currency. They are stored on this device and in its backup only. In
 * another currency nothing was paid yet.
 */
export function saveStakes(connection: Connection, id: string, stakes: AgreedStakes): Promise<Stored<null>> {
  return transact(connection, ['registers'], async (db) => {
    const before = playedForIn(await storedValue(db, stakesKey(id)))
    const paid = before.currency === stakes.currency ? before.paid : []
    return putRegister(db, stakesKey(id), { ...stakes, paid }, traceOf(namesIn(before.paid), namesIn(paid)))
  })
}

/** A payment of a settlement that was made, or that was not made after all. */
export interface PaidChange {
  readonly payment: Payment
  readonly isPaid: boolean
  /** Every payment of the settlement. Others that were made before the sums changed are forgotten. */
  readonly settled: readonly Payment[]
}

/** Stores that a payment of an evening was made, or was not. */
export function savePaid(connection: Connection, id: string, change: PaidChange): Promise<Stored<null>> {
  const { payment, isPaid, settled } = change
  return transact(connection, ['registers', 'players'], async (db) => {
    const { keyOf } = directoryOf(await readPlayers(db))
    const before = playedForIn(await storedValue(db, stakesKey(id)))
    const wasPaid = (one: Payment) => before.paid.some((other) => isSamePayment(one, other, keyOf))
    const paid = settled.filter((one) => (isSamePayment(one, payment, keyOf) ? isPaid : wasPaid(one)))
    return putRegister(db, stakesKey(id), { ...before, paid }, traceOf(namesIn(before.paid), namesIn(paid)))
  })
}

const namesIn = (payments: readonly Payment[]): readonly string[] => payments.flatMap(({ from, to }) => [from, to])
