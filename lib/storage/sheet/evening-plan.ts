import {
  EVENING,
  FEWEST_PEOPLE,
  inEveningOrder,
  MOST_IN_EVENING,
  MOST_PEOPLE,
  PAIRINGS,
  SITTING_OUT,
  type EveningPlace,
  type EveningPlan,
  type Pairing,
  type SittingOut,
} from '../../contest/evening'
import { textsIn } from '../../core/row'
import { isId } from '../../format/limits'
import type { GameRecord } from '../records/game'
import { isRow } from '../records/record'
import { cleanNames } from './clean'

/** Returns the plan of the evening to which a game belongs; `null` for a single game, or if the plan is not valid. */
export function planOf(extra: GameRecord['extra']): EveningPlan | null {
  const plan = extra[EVENING]
  const facts = isRow(plan) ? plannedFacts(plan) : null
  if (!isRow(plan) || facts === null) return null
  const { id, number, out } = plan
  return typeof id === 'string' && isId(id) ? { id, number: numberIn(number), ...facts, out: namesIn(out) } : null
}

/** Returns the number of a game in its evening; 0 if there is none, or if it is not valid. */
export const numberIn = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= MOST_IN_EVENING ? value : 0

/** Returns the place of a game in its evening. */
export const placeInEvening = ({ id, extra, createdAt }: GameRecord): EveningPlace => ({
  id,
  number: planOf(extra)?.number ?? 0,
  at: createdAt,
})

/** Compares two games by their places in the same evening; `null` if they do not belong to one evening. */
export function compareInEvening(one: GameRecord, other: GameRecord): number | null {
  const evening = planOf(one.extra)?.id
  if (evening === undefined || planOf(other.extra)?.id !== evening) return null
  return inEveningOrder(placeInEvening(one), placeInEvening(other))
}

/** The part of a plan that a table changes between two games. */
export type PlannedFacts = Pick<EveningPlan, 'people' | 'pairing' | 'sittingOut'>

/** Reads that part of a plan; `null` if it is not valid. */
export function plannedFacts(value: unknown): PlannedFacts | null {
  if (!isRow(value)) return null
  const { people, pairing, sittingOut } = value
  const names = namesIn(people)
  const isWhole = names.length >= FEWEST_PEOPLE && names.length <= MOST_PEOPLE
  return isWhole && isPairing(pairing) && isSittingOut(sittingOut) ? { people: names, pairing, sittingOut } : null
}

const isPairing = (value: unknown): value is Pairing => PAIRINGS.some((pairing) => pairing === value)
const isSittingOut = (value: unknown): value is SittingOut => SITTING_OUT.some((way) => way === value)

/** Returns the visible names of a list, each once. */
function namesIn(value: unknown): readonly string[] {
  return [...new Set(cleanNames(textsIn(value).slice(0, MOST_PEOPLE + 1)))].filter((name) => name !== '')
}
