import { withoutPair } from '../../contest/changes'
import {
  drawNext,
  isUntouched,
  lastRound,
  missingResults,
  pairsHere,
  type Contest,
  type ContestPlan,
  type ContestRound,
} from '../../contest/contest'
import { newId } from '../../core/ids'
import { ok } from '../../core/result'
import type { Stored } from '../../durable/problem'
import { transact } from '../../durable/transact'
import type { Connection } from '../database/connection'
import type { YussDatabase } from '../database/database'
import { noteDeleted } from '../database/deleted'
import { putRegister, putRegisters, traceOf } from '../database/registers'
import { isRow } from '../records/record'
import { contestKey, roundKey, roundOfKey } from '../records/register-keys'
import { contestRows, readContest, type StoredContest } from './read-contest'

export { listContests, readContest } from './read-contest'
export type { ListedContest, StoredContest } from './read-contest'

/** Begins a contest and draws its first round. Returns its id. */
export function startContest(connection: Connection, facts: Omit<ContestPlan, 'at' | 'away'>): Promise<Stored<string>> {
  const id = newId()
  const plan: ContestPlan = { ...facts, at: Date.now(), away: [] }
  return transact(connection, ['registers'], async (db) => {
    const put = await putRegisters(db, [
      { key: contestKey(id), value: plan },
      { key: roundKey(id, 1), value: drawNext({ id, plan, rounds: [] }, 1) },
    ])
    return put.ok ? ok(id) : put
  })
}

/** Changes a contest: writes its plan, if that is another one now, and each round that is. */
export const changeContest = (
  connection: Connection,
  id: string,
  change: (before: StoredContest) => Contest,
): Promise<Stored<null>> =>
  transact(connection, ['registers'], async (db) => {
    const contest = await readContest(db, id)
    if (contest === null) return ok(null)
    const { plan, rounds } = change(contest)
    const changed = [
      ...(plan === contest.plan ? [] : [{ key: contestKey(id), value: plan }]),
      ...rounds
        .filter((round) => !contest.rounds.includes(round))
        .map((round) => ({ key: roundKey(id, round.number), value: round })),
    ]
    return putRegisters(db, changed, traceOf(contest.plan.pairs, plan.pairs))
  })

/** Changes the plan of a contest from its next round on. */
export const changePlan = (
  connection: Connection,
  id: string,
  change: (before: ContestPlan) => ContestPlan,
): Promise<Stored<null>> => changeContest(connection, id, (contest) => ({ ...contest, plan: change(contest.plan) }))

/** Changes a round. */
export const changeRound = (
  connection: Connection,
  id: string,
  number: number,
  change: (before: ContestRound) => ContestRound,
): Promise<Stored<null>> =>
  changeContest(connection, id, (contest) => ({
    ...contest,
    rounds: contest.rounds.map((round) => (round.number === number ? change(round) : round)),
  }))

/**
 * Deletes a pair that has not played, by its name. Does nothing if it has. A contest that cannot be read whole stays too, because
 * the pairs after this one get other numbers, also in what cannot be read.
 */
export const deletePair = (connection: Connection, id: string, name: string): Promise<Stored<null>> =>
  changeContest(connection, id, (contest) => {
    const pair = contest.plan.pairs.indexOf(name)
    return (pair < 0 || contest.unread.length > 0 ? null : withoutPair(contest, pair)) ?? contest
  })

/**
 * Draws the next round once every table of the last one has its result, and returns its number. Does nothing while one is missing,
 * and returns `null`.
 */
export const drawRound = (connection: Connection, id: string): Promise<Stored<number | null>> =>
  transact(connection, ['registers'], async (db) => {
    const contest = await readContest(db, id)
    const last = contest === null ? null : lastRound(contest)
    if (contest === null || pairsHere(contest.plan).length < 2) return ok(null)
    if (last !== null && missingResults(last) > 0) return ok(null)
    // A round that cannot be read here keeps its number.
    const numbers = (await keysOf(db, id)).map((key) => roundOfKey(key) ?? 0)
    const number = Math.max(0, ...numbers) + 1
    const put = await putRegister(db, roundKey(id, number), drawNext(contest, number))
    return put.ok ? ok(number) : put
  })

const keysOf = async (db: YussDatabase, id: string): Promise<readonly string[]> =>
  (await contestRows(db, id)).map((row) => (isRow(row) ? String(row['key']) : ''))

/** Removes the last round if nothing has been entered for it. */
export const takeBackRound = (connection: Connection, id: string): Promise<Stored<null>> =>
  transact(connection, ['registers'], async (db) => {
    const contest = await readContest(db, id)
    const last = contest === null ? null : lastRound(contest)
    if (last !== null && isUntouched(last)) await db.registers.delete(roundKey(id, last.number))
    return ok(null)
  })

/**
 * Writes a contest as far as it can be read. `nameOf` returns the name of a pair without one, by its number from 1. What could not
 * be read is gone afterwards.
 */
export const mendContest = (
  connection: Connection,
  id: string,
  nameOf: (pair: number) => string,
): Promise<Stored<null>> =>
  transact(connection, ['registers'], async (db) => {
    const contest = await readContest(db, id)
    if (contest === null) return ok(null)
    const { plan, rounds } = contest
    const pairs = plan.pairs.map((name, pair) => name || nameOf(pair + 1))
    const registers = [
      { key: contestKey(id), value: { ...plan, pairs } },
      ...rounds.map((round) => ({ key: roundKey(id, round.number), value: round })),
    ]
    const put = await putRegisters(db, registers, 'no-trace')
    if (!put.ok) return put
    const kept = new Set(registers.map(({ key }) => key))
    await db.registers.bulkDelete((await keysOf(db, id)).filter((key) => !kept.has(key)))
    return ok(null)
  })

/** A deleted contest, with everything needed to restore it. */
export interface DeletedContest {
  readonly id: string
  readonly name: string
  /** Its registers as they were stored. */
  readonly rows: readonly unknown[]
}

/** Deletes a contest. Returns what is needed to restore it; `null` if it does not exist. */
export const deleteContest = (connection: Connection, id: string): Promise<Stored<DeletedContest | null>> =>
  transact(connection, ['registers'], async (db) => {
    const contest = await readContest(db, id)
    if (contest === null) return ok(null)
    const rows = await contestRows(db, id)
    await db.registers.bulkDelete([...(await keysOf(db, id))])
    await noteDeleted(db, id, true)
    return ok({ id, name: contest.plan.name, rows })
  })

/** Restores a deleted contest. */
export const restoreContest = (connection: Connection, { id, rows }: DeletedContest): Promise<Stored<null>> =>
  transact(connection, ['registers'], async (db) => {
    await db.table('registers').bulkPut([...rows])
    await noteDeleted(db, id, false)
    return ok(null)
  })
