import type { OptionName } from '../engine/options'
import type { QuestionId } from './question-ids'
import type { RuleSetId } from './rule-set'
import type { Source } from './cite'
import { answersWithout } from './presupposed'
import type { PresuppositionId, Without } from './presupposed'
import type { VariantId } from './variants'

/** The groups of the lookup in the order in which a deal meets them. */
export const GROUPS = [
  'pack',
  'deal',
  'choosing-trumps',
  'auction',
  'exchange',
  'run-values',
  'whose-runs',
  'bela',
  'play',
  'scoring',
  'end',
  'irregularities',
] as const

export type Group = (typeof GROUPS)[number]

/** The heading over each group of questions. */
export const GROUP_TITLES: { readonly [G in Group]: string } = {
  pack: 'Pack, ranks and values',
  deal: 'Dealer, cut and deal',
  'choosing-trumps': 'Choosing trumps',
  auction: 'The auction of bridge-belote',
  exchange: 'Exchanging the seven',
  'run-values': 'Runs: what they are worth',
  'whose-runs': 'Runs: who scores',
  bela: 'Bela',
  play: 'Playing the tricks',
  scoring: 'Scoring the hand',
  end: 'Ending the game',
  irregularities: 'Irregularities',
}

/** What one rule set or variant answers, where it says so, and who says so or why where that helps. */
export interface Said<A extends string = string> {
  readonly answer: A
  readonly source: Source
  readonly note?: string
}

/**
 * One question that a table argues about, with the answer of every rule set.
 *
 * `answers` holds the texts once each; rule sets that agree name the same key. A question
 * with an `option` uses the values of that option as keys (numbers as strings), so
 * that `answers[String(rules[option])]` is a table's own answer. A variant that is not listed
 * answers as the rule set it varies. Where a rule set lacks what the question `presupposes`, its answer is
 * `without-…`, whose text comes by itself.
 */
export interface Question<A extends string = string> {
  readonly id: QuestionId
  /** The number of the question in the survey of the documents; the questions beyond the survey have none. */
  readonly matrixRow?: `Q${number}`
  readonly group: Group
  readonly ask: string
  readonly option?: OptionName
  readonly presupposes?: readonly PresuppositionId[]
  readonly answers: { readonly [K in A]: string }
  readonly by: { readonly [S in RuleSetId]: Said<NoInfer<A> | Without> }
  readonly variants?: { readonly [V in VariantId]?: Said<NoInfer<A> | Without> }
  readonly example?: string
  readonly related: readonly QuestionId[]
  readonly words?: readonly string[]
}

/** A question whose answers are checked: a rule set that names an answer which is not there does not compile. */
export function question<A extends string>(checked: Question<A>): Question {
  return { ...checked, answers: { ...checked.answers, ...answersWithout(checked.presupposes) } }
}

/** One rule set's answer to a question: the key of the answer, its source, and a note where one helps. */
export function says<A extends string>(answer: A, source: Source, note?: string): Said<A> {
  return note === undefined ? { answer, source } : { answer, source, note }
}
