import type { EveningPlace } from '../../contest/evening'
import { NO_STAKES } from '../../contest/stakes'
import { readOrNull, type Read } from '../../format/schema'
import { isRow } from '../records/record'
import { changedPlan, stakesInParts, type stakes } from '../records/schemas/evenings'
import type { PlannedFacts } from '../sheet/evening-plan'

/** A plan that was changed between two games. */
export interface ChangedPlan extends PlannedFacts {
  /** The time of the change, in milliseconds. */
  readonly at: number
  /** The number of the last game at that time; `null` if an earlier version of Yuss saved it. */
  readonly after: number | null
}

/** The stakes of an evening, their currency, and the payments that were made. */
export type PlayedFor = Read<typeof stakes>

/** The part of it on which a table agrees. */
export type AgreedStakes = Omit<PlayedFor, 'paid'>

/** Reads a changed plan; `null` if it is not valid. */
export function changedPlanIn(value: unknown): ChangedPlan | null {
  const plan = readOrNull(changedPlan, value)
  return plan && { ...plan, after: plan.after ?? null }
}

/** Tells whether a changed plan holds for the next game, because no later game has begun. */
export const isStillPlanned = ({ at, after }: ChangedPlan, last: EveningPlace): boolean =>
  after === null ? last.number === 0 && at > last.at : after >= last.number

/** Reads stakes, as far as they can be read. An invalid amount is 0, and an invalid currency is euros. */
export const playedForIn = (value: unknown): PlayedFor =>
  readOrNull(stakesInParts, isRow(value) ? value : {}) ?? { ...NO_STAKES, currency: 'EUR', paid: [] }
