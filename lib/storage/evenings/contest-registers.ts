import type { Clock } from '../../contest/clock'
import {
  FEWEST_PAIRS,
  LONGEST_ROUND,
  MOST_PAIRS,
  OPPONENTS,
  ROUND_ENDS,
  type ContestPlan,
  type ContestRound,
  type ContestTable,
} from '../../contest/contest'
import { MOST_ROUND_POINTS } from '../../contest/counted'
import { RANKINGS } from '../../contest/standings'
import { cleanName, LENGTHS } from '../../format/clean-text'
import { isId, isTime } from '../../format/limits'
import { isRow } from '../records/record'
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

/** Reads a register of a backup; `null` if it is not a contest's, or not valid. */
export function contestRegisterIn(row: unknown): ContestRegister | null {
  if (!isRow(row) || typeof row['key'] !== 'string') return null
  const [kind, id, round, ...rest] = row['key'].split('/')
  if (`${kind}/` !== CONTESTS || id === undefined || !isId(id) || rest.length > 0) return null
  if (round === undefined) return register(contestKey(id), contestPlanIn(row['value']))
  const number = numberIn(Number(round), 1, MOST_ROUNDS)
  return number === null ? null : register(roundKey(id, number), contestRoundIn(row['value'], number))
}

const register = (key: string, value: ContestPlan | ContestRound | null): ContestRegister | null =>
  value === null ? null : { key, value }

/** Reads the plan of a contest; `null` if it is not valid. */
export function contestPlanIn(value: unknown): ContestPlan | null {
  if (!isRow(value)) return null
  const { name, at, pairs, away, cap } = value
  const names = Array.isArray(pairs) ? pairs.slice(0, MOST_PAIRS + 1).map(nameIn) : []
  const ends = ROUND_ENDS.find((one) => one === value['ends'])
  const length = ends === undefined ? null : numberIn(value['length'], 1, LONGEST_ROUND[ends])
  const opponents = OPPONENTS.find((one) => one === value['opponents'])
  const counts = RANKINGS.find((one) => one === value['counts'])
  const isWhole = names.length >= FEWEST_PAIRS && names.length <= MOST_PAIRS && !names.includes('')
  if (!isWhole || !isTime(at) || ends === undefined || length === null) return null
  if (opponents === undefined || counts === undefined) return null
  return {
    name: nameIn(name),
    at,
    pairs: names,
    away: Array.isArray(away) ? names.flatMap((_, pair) => (away.includes(pair) ? pair : [])) : [],
    ends,
    length,
    opponents,
    counts,
    cap: numberIn(cap, 1, MOST_ROUND_POINTS),
    unopposed: numberIn(value['unopposed'], 0, MOST_ROUND_POINTS) ?? 0,
  }
}

const nameIn = (name: unknown): string => (typeof name === 'string' ? cleanName(name.trim(), LENGTHS.rules, '') : '')

/** The highest number of a round. */
const MOST_ROUNDS = 999

/** Reads a round; `null` if it is not valid, or names a pair twice. */
export function contestRoundIn(value: unknown, number: number): ContestRound | null {
  if (!isRow(value) || !Array.isArray(value['tables'])) return null
  const tables = value['tables'].slice(0, MOST_PAIRS).map(tableIn)
  const bye = value['bye'] === null ? [] : [pairIn(value['bye'])]
  const playing = [...tables.flatMap((table) => table?.pairs ?? [null]), ...bye]
  if (playing.includes(null) || new Set(playing).size < playing.length || playing.length === 0) return null
  return {
    number,
    tables: tables.filter((table) => table !== null),
    bye: bye[0] ?? null,
    clock: clockIn(value['clock']),
  }
}

const pairIn = (value: unknown): number | null => numberIn(value, 0, MOST_PAIRS - 1)

function tableIn(value: unknown): ContestTable | null {
  if (!isRow(value)) return null
  const both = <T>(key: string, read: (one: unknown) => T): readonly [T, T] => {
    const [first, second]: readonly unknown[] = Array.isArray(value[key]) ? value[key] : []
    return [read(first), read(second)]
  }
  const [one, other] = both('pairs', pairIn)
  if (one === null || other === null) return null
  return {
    pairs: [one, other],
    points: both('points', (points) => numberIn(points, 0, MOST_ROUND_POINTS)),
    absent: both('absent', (absent) => absent === true),
  }
}

function clockIn(value: unknown): Clock | null {
  if (!isRow(value)) return null
  const { until, left } = value
  if (isTime(until)) return { until }
  return isTime(left) ? { left } : null
}

const numberIn = (value: unknown, least: number, most: number): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most ? value : null
