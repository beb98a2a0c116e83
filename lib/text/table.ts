import type { Rules } from '../engine/table/options'
import type { Side } from '../engine/table/seats'
import type { Vocabulary, Words } from './words'

/** All that a sentence needs to know of the table that it is said at. */
export interface Table {
  readonly rules: Rules
  /** By seat; none of them empty. */
  readonly names: readonly string[]
  readonly vocabulary: Vocabulary
  /** The same one by one, for sentences that are still put together by code. */
  readonly words: Words
  /** The side that is “we” in every sentence; `null` where both sides go by their names. */
  readonly us: Side | null
}

/** A side as the grammar of a sentence needs it. */
export interface Party {
  /** The person of the verb: one player, or several; or no name, but “we” and “they”. */
  readonly who: 'we' | 'they' | 'one' | 'many'
  /** Its players by name; nothing needs it where `who` says all. */
  readonly name: string
  /** Over a column: “Mike and Ann”, “Us”. */
  readonly heading: string
  readonly subject: string
  readonly object: string
  readonly possessive: string
  readonly number: 'one' | 'many'
}

/** One figure of an explanation: what it is, and where that is not enough, why. */
export interface LineText {
  readonly label: string
  readonly detail: string | null
}

/** What is wrong with a hand, and what would put it right: a sentence each. */
export interface ProblemText {
  readonly wrong: string
  readonly todo: string
}
