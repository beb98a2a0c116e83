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
import { putRegister, readRegister, traceOf } from '../database/registers'
import { registerRecord } from '../records/record-types'
import {
  contestKey,
  contestPlanIn,
  contestRegisterIn,
  contestRoundIn,
  roundKey,
  roundsKey,
  type ContestRegister,
} from './contest-registers'
import { CONTESTS } from './has-contests'

/** A contest, as stored on this device. */
export type StoredContest = Contest

/** Reads a contest; `null` if it is not on this device. A round that cannot be read is left out, and stays stored. */
export async function readContest(db: YussDatabase, id: string): Promise<Contest | null> {
  const [plan, rounds] = await Promise.all([readRegister(db, contestKey(id)), readWithPrefix(db, roundsKey(id))])
  return contestOf(id, contestPlanIn(plan), rounds)
}

function contestOf(id: string, plan: ContestPlan | null, rounds: readonly Register[]): Contest | null {
  if (plan === null) return null
  const isKnown = ({ tables, bye }: ContestRound) =>
    [...tables.flatMap(({ pairs }) => pairs), bye ?? 0].every((pair) => pair < plan.pairs.length)
  const read = rounds.flatMap(({ key, value }) => contestRoundIn(value, numberOf(key)) ?? [])
  return { id, plan, rounds: read.filter(isKnown).sort((a, b) => a.number - b.number) }
}

/** A contest in the list of this device. */
export interface ListedContest {
  readonly id: string
  readonly plan: ContestPlan
  readonly rounds: number
}

/** Lists the contests of this device, the newest first. */
export async function listContests(db: YussDatabase): Promise<readonly ListedContest[]> {
  const registers = await readWithPrefix(db, CONTESTS)
  const contests = registers.flatMap(({ key, value }): readonly ListedContest[] => {
    const [, id = '', ...round] = key.split('/')
    const plan = round.length === 0 ? contestPlanIn(value) : null
    return plan === null
      ? []
      : [{ id, plan, rounds: registers.filter((register) => register.key.startsWith(roundsKey(id))).length }]
  })
  return contests.sort((a, b) => b.plan.at - a.plan.at)
}

interface Register {
  readonly key: string
  readonly value: unknown
}

/** Returns the readable registers under a prefix. */
async function readWithPrefix(db: YussDatabase, prefix: string): Promise<readonly Register[]> {
  const rows = await db.registers.where('key').startsWith(prefix).toArray()
  return rows.flatMap((row) => {
    const read = registerRecord.read(row)
    return read.ok ? [{ key: read.value.key, value: read.value.value }] : []
  })
}

const numberOf = (key: string): number => Number(key.split('/')[2])

/** Begins a contest and draws its first round. Returns its id. */
export function startContest(connection: Connection, facts: Omit<ContestPlan, 'at' | 'away'>): Promise<Stored<string>> {
  const id = newId()
  const plan: ContestPlan = { ...facts, at: Date.now(), away: [] }
  return transact(connection, ['registers'], async (db) => {
    await putRegister(db, contestKey(id), plan)
    await putRegister(db, roundKey(id, 1), drawNext({ id, plan, rounds: [] }, 1))
    return ok(id)
  })
}

/** Changes the plan of a contest from its next round on. */
export const changePlan = (
  connection: Connection,
  id: string,
  change: (before: ContestPlan) => ContestPlan,
): Promise<Stored<null>> =>
  transact(connection, ['registers'], async (db) => {
    const plan = contestPlanIn(await readRegister(db, contestKey(id)))
    if (plan === null) return ok(null)
    const changed = change(plan)
    await putRegister(db, contestKey(id), changed, traceOf(plan.pairs, changed.pairs))
    return ok(null)
  })

/** Draws the next round once every table of the last one has its result. Does nothing while one is missing. */
export const drawRound = (connection: Connection, id: string): Promise<Stored<null>> =>
  transact(connection, ['registers'], async (db) => {
    const registers = await readWithPrefix(db, roundsKey(id))
    const contest = contestOf(id, contestPlanIn(await readRegister(db, contestKey(id))), registers)
    const last = contest === null ? null : lastRound(contest)
    if (contest === null || pairsHere(contest.plan).length < 2) return ok(null)
    if (last !== null && missingResults(last) > 0) return ok(null)
    // A round that cannot be read here keeps its number.
    const number = Math.max(0, ...registers.map(({ key }) => numberOf(key))) + 1
    await putRegister(db, roundKey(id, number), drawNext(contest, number))
    return ok(null)
  })

/** Changes a round. */
export const changeRound = (
  connection: Connection,
  id: string,
  number: number,
  change: (before: ContestRound) => ContestRound,
): Promise<Stored<null>> =>
  transact(connection, ['registers'], async (db) => {
    const round = contestRoundIn(await readRegister(db, roundKey(id, number)), number)
    if (round !== null) await putRegister(db, roundKey(id, number), change(round))
    return ok(null)
  })

/** Removes the last round if nothing has been entered for it. */
export const takeBackRound = (connection: Connection, id: string): Promise<Stored<null>> =>
  transact(connection, ['registers'], async (db) => {
    const contest = await readContest(db, id)
    const last = contest === null ? null : lastRound(contest)
    if (last !== null && isUntouched(last)) await db.registers.delete(roundKey(id, last.number))
    return ok(null)
  })

/** A deleted contest, with everything needed to restore it. */
export interface DeletedContest {
  readonly id: string
  readonly name: string
  readonly registers: readonly ContestRegister[]
}

/** Deletes a contest. Returns what is needed to restore it; `null` if it does not exist. */
export const deleteContest = (connection: Connection, id: string): Promise<Stored<DeletedContest | null>> =>
  transact(connection, ['registers'], async (db) => {
    const plan = contestPlanIn(await readRegister(db, contestKey(id)))
    if (plan === null) return ok(null)
    const registers = [{ key: contestKey(id), value: plan }, ...(await readWithPrefix(db, roundsKey(id)))]
    const rounds = await db.registers.where('key').startsWith(roundsKey(id)).primaryKeys()
    await db.registers.bulkDelete([contestKey(id), ...rounds])
    await noteDeleted(db, id, true)
    return ok({ id, name: plan.name, registers: registers.flatMap((register) => contestRegisterIn(register) ?? []) })
  })

/** Restores a deleted contest. */
export const restoreContest = (connection: Connection, { id, registers }: DeletedContest): Promise<Stored<null>> =>
  transact(connection, ['registers'], async (db) => {
    for (const { key, value } of registers) await putRegister(db, key, value)
    await noteDeleted(db, id, false)
    return ok(null)
  })
