import {
  FEWEST_PAIRS,
  LONGEST_ROUND,
  MOST_PAIRS,
  type Contest,
  type ContestPlan,
  type ContestRound,
} from '../../contest/contest'
import { readBy, readOrNull } from '../../format/schema'
import type { YussDatabase } from '../database/database'
import { valueIn } from '../database/registers'
import { isRow } from '../records/record'
import { registerRecord } from '../records/record-types'
import { contestKey, CONTESTS, idOfKey, roundKey, roundOfKey } from '../records/register-keys'
import { contestPlan, contestPlanInParts, contestRound, contestRoundInParts } from '../records/schemas/evenings'

/** A contest, as stored on this device. */
export interface StoredContest extends Contest {
  /** The places that could not be read, such as `plan.pairs.3`: `plan` and `rounds` are the rest. Empty if it is whole. */
  readonly unread: readonly string[]
}

/** Returns every register of a contest as stored, readable or not. */
export async function contestRows(db: YussDatabase, id: string): Promise<readonly unknown[]> {
  const [plan, rounds] = await Promise.all([
    db.registers.get(contestKey(id)),
    db.registers.where('key').startsWith(roundKey(id, '')).toArray(),
  ])
  return plan === undefined ? rounds : [plan, ...rounds]
}

/** Reads a contest, as far as it can be read; `null` if it is not on this device. */
export const readContest = async (db: YussDatabase, id: string): Promise<StoredContest | null> =>
  contestOf(id, await contestRows(db, id))

/** A contest in the list of this device. */
export interface ListedContest {
  readonly id: string
  readonly plan: ContestPlan
  readonly rounds: number
}

/** Lists the contests of this device, the newest first. */
export async function listContests(db: YussDatabase): Promise<readonly ListedContest[]> {
  const rows: readonly unknown[] = await db.registers.where('key').startsWith(CONTESTS).toArray()
  const contests = [...contestsIn(rows)].flatMap(([id, own]): readonly ListedContest[] => {
    const contest = contestOf(id, own)
    return contest === null ? [] : [{ id, plan: contest.plan, rounds: contest.rounds.length }]
  })
  return contests.sort((a, b) => b.plan.at - a.plan.at)
}

/** Returns the rows of contests by the id of the contest. */
export function contestsIn(rows: readonly unknown[]): ReadonlyMap<string, readonly unknown[]> {
  const ids = new Set(rows.map((row) => idOfKey(keyOf(row))))
  return new Map([...ids].map((id) => [id, rows.filter((row) => idOfKey(keyOf(row)) === id)]))
}

/** Reads a contest from the rows of its registers, as far as they can be read; `null` if there are none. */
export function contestOf(id: string, rows: readonly unknown[]): StoredContest | null {
  if (rows.length === 0) return null
  const rounds = rows.filter((row) => roundOfKey(keyOf(row)) !== null).map(roundIn)
  const read = rounds.flatMap(({ value }) => value ?? []).sort((a, b) => a.number - b.number)
  const plan = planIn(rows.find((row) => roundOfKey(keyOf(row)) === null))
  const pairs = withUnnamed(plan.value.pairs, read)
  const lacks = pairs.length > plan.value.pairs.length ? [`plan.pairs.${plan.value.pairs.length}`] : []
  const unread = plan.unread.length > 0 ? plan.unread : lacks
  return {
    id,
    plan: { ...plan.value, pairs },
    rounds: read,
    unread: [...unread, ...rounds.flatMap((round) => round.unread)],
  }
}

/** A value as far as it can be read, and the place of the first part that cannot. */
interface InParts<T> {
  readonly value: T
  readonly unread: readonly string[]
}

const NOTHING: ContestPlan = {
  name: '',
  at: 0,
  pairs: [],
  away: [],
  ends: 'deals',
  length: 1,
  rings: false,
  opponents: 'draw',
  counts: 'points',
  cap: null,
  unopposed: 0,
}

function planIn(row: unknown): InParts<ContestPlan> {
  const value = valueIn(row)
  const plan = readBy(contestPlan, value)
  if (plan.ok && registerRecord.read(row).ok) return { value: plan.value, unread: [] }
  const parts = readOrNull(contestPlanInParts, isRow(value) ? value : {}) ?? NOTHING
  const length = Math.min(parts.length, LONGEST_ROUND[parts.ends])
  const place = plan.ok ? '' : plan.error.place
  return {
    value: { ...parts, length, pairs: parts.pairs.slice(0, MOST_PAIRS) },
    unread: [['plan', place].filter(Boolean).join('.')],
  }
}

function roundIn(row: unknown): InParts<ContestRound | null> {
  const [number, value] = [roundOfKey(keyOf(row)) ?? 0, valueIn(row)]
  const round = readBy(contestRound, value)
  if (round.ok && registerRecord.read(row).ok) return { value: { number, ...round.value }, unread: [] }
  const parts = readOrNull(contestRoundInParts, value)
  const place = round.ok ? '' : round.error.place
  return {
    value: parts === null ? null : { number, ...parts },
    unread: [[`rounds.${number}`, place].filter(Boolean).join('.')],
  }
}

/** Returns the names of the pairs, and an empty one for each that is missing: the rounds name it, or a contest needs it. */
function withUnnamed(pairs: readonly string[], rounds: readonly ContestRound[]): readonly string[] {
  const named = rounds.flatMap(({ tables, bye }) => [...tables.flatMap((table) => table.pairs), bye ?? 0])
  const most = Math.max(FEWEST_PAIRS, pairs.length, ...named.map((pair) => pair + 1))
  return [...pairs, ...Array<string>(most - pairs.length).fill('')]
}

const keyOf = (row: unknown): string => (isRow(row) ? String(row['key']) : '')
