import type { ContestPlan, ContestRound } from '../../contest/contest'
import { isId } from '../../format/limits'
import { readOrNull } from '../../format/schema'
import { contestPlan, contestRound } from '../records/schemas/evenings'
import { CONTESTS } from './has-contests'

/** Returns the key of the plan of a contest. */
export const contestKey = (id: string): string => `${CONTESTS}${id}`
/** Tells whether a key is the key of a plan, and not of a round. */
export const isContest = (key: string): boolean => key.startsWith(CONTESTS) && key.split('/').length === 2
/** Returns the prefix of the keys of the rounds of a contest. */
export const roundsKey = (id: string): string => `${contestKey(id)}/`
/** Returns the key of one round of a contest; rounds count from 1. */
export const roundKey = (id: string, number: number): string => `${roundsKey(id)}${number}`

/** A register of a contest in a backup. */
export interface ContestRegister {
  readonly key: string
  readonly value: ContestPlan | ContestRound
}

/** The part of the key of a register behind `contest/`: the id of a contest, and the number of a round. */
const PARTS = /^([^/]+)(?:\/([1-9]\d{0,2}))?$/

/** Reads a register of a backup; `null` if it is not a contest's, or not valid. */
export function contestRegisterIn({ key, value }: { readonly key: string; readonly value: unknown }) {
  const [, id = '', number] = key.startsWith(CONTESTS) ? (PARTS.exec(key.slice(CONTESTS.length)) ?? []) : []
  if (!isId(id)) return null
  const read = number === undefined ? contestPlanIn(value) : contestRoundIn(value, Number(number))
  return read === null ? null : ({ key, value: read } satisfies ContestRegister)
}

/** Reads the plan of a contest; `null` if it is not valid. Only its own pairs can be away. */
export function contestPlanIn(value: unknown): ContestPlan | null {
  const plan = readOrNull(contestPlan, value)
  return plan && { ...plan, away: plan.pairs.flatMap((_, pair) => (plan.away.includes(pair) ? pair : [])) }
}

/** Reads a round; `null` if it is not valid, or names a pair twice. */
export function contestRoundIn(value: unknown, number: number): ContestRound | null {
  const round = readOrNull(contestRound, value)
  return round === null ? null : { number, ...round }
}
