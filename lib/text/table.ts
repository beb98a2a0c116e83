import type { Rules } from '../engine/table/options'
import type { Side } from '../engine/table/seats'
import type { Vocabulary } from './words'

/** All that a sentence needs to know of the table that it is said at. */
export interface Table {
  readonly rules: Rules
  /** By seat; none of them empty. */
  readonly names: readonly string[]
  readonly vocabulary: Vocabulary
  /** The side that is “we” in every sentence; `null` where both sides go by their names. */
  readonly us: Side | null
}

/** A side as the grammar of a sentence needs it. */
export interface Party {
  /** The person of the verb: one player, or several; or no name, but “we” and “they”. */
  readonly who: 'we' | 'they' | 'one' | 'many'
  /** Its players by name, “Mike and Ann”, or “Us”: what stands over its column. */
  readonly name: string
}

/** One figure of an explanation: what it is, and where that is not enough, why. */
export interface LineText {
  readonly label: string
  readonly detail: string | null
}

/** A problem of a hand and its remedy: one sentence each. */
export interface ProblemText {
  readonly wrong: string
  readonly todo: string
}
