import type { Rules } from '../engine/table/options'
import type { Side } from '../engine/table/seats'
import type { Vocabulary } from './words'

/** All that the words of a sentence need to know about its table. */
export interface Table {
  readonly rules: Rules
  /** The names by seat; none of them is empty. */
  readonly names: readonly string[]
  readonly vocabulary: Vocabulary
  /** The side that is “we” in every sentence; `null` if both sides are called by their names. */
  readonly us: Side | null
}

/** A side in the form that the grammar of a sentence needs. */
export interface Subject {
  /** The person of the verb: one player or several by name, or “we” or “they” without a name. */
  readonly who: 'we' | 'they' | 'one' | 'many'
  /** The names of its players, “Mike and Ann”, or “Us”: the heading of its column. */
  readonly name: string
}

/** One figure of an explanation: what it is, and the reason if one is needed. */
export interface LineText {
  readonly label: string
  readonly detail: string | null
}

/** A problem of a hand and how to solve it: one sentence each. */
export interface ProblemText {
  readonly wrong: string
  readonly todo: string
}
