import type { OptionName } from '../../engine/table/options'
import type { answer } from '../../messages/compiled/rules/answer'
import type { law } from '../../messages/compiled/rules/law'
import { RULE_SET_IDS, type RuleSetId } from '../sets/rule-set'
import { isSilentOn, type Source } from '../sources/cite'
import type { ReadingId } from '../sources/readings'
import { VARIANTS, type VariantId } from '../variants/variants'
import { type PresuppositionId, type Without, answersWithout } from './presupposed'
import type { QuestionId } from './question-ids'

/** The groups of the lookup in the order of a deal. */
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

/** The answer of a rule set or variant, with its source; `readings` are those behind its addition to the source. */
export interface CitedAnswer<A extends string = string> {
  readonly answer: A
  readonly source: Source
  readonly readings?: readonly ReadingId[]
}

/** The id of a law of another card game, which has a name and a text. */
export type LawId = keyof typeof law

type KeyIn<Id extends string, Q extends string> = Id extends `${Q}--${infer A}` ? A : never

/** The answers to a question that have texts. */
export type AnswerOf<Q extends QuestionId> = KeyIn<keyof typeof answer, Q>

/**
 * One question that a table argues about, with the answer of every rule set; the texts are messages, found by its id.
 *
 * Rule sets that agree name the same answer. A question with an `option` uses the values of that option as answers (numbers
 * as strings), so that `String(rules[option])` is a table's own answer. A variant that is not listed answers as the rule set
 * it varies. Where a rule set lacks what the question `presupposes`, its answer is `without-…`, which is added automatically.
 */
export interface Question<A extends string = string> {
  readonly id: QuestionId
  readonly group: Group
  readonly option?: OptionName
  readonly presupposes?: readonly PresuppositionId[]
  readonly answers: readonly (A | Without)[]
  readonly by: { readonly [S in RuleSetId]: CitedAnswer<NoInfer<A> | Without> }
  readonly variants?: { readonly [V in VariantId]?: CitedAnswer<NoInfer<A> | Without> }
  /** The laws of other card games on this question, if these documents are silent. */
  readonly laws?: readonly LawId[]
  readonly related: readonly QuestionId[]
}

/** The readings behind the additions that answers of rule sets and variants make to their sources. */
export type ReadingsBehind = { readonly [G in RuleSetId | VariantId]?: readonly ReadingId[] }

/** A question as it is written in this code, with the readings in one list next to the answers. */
interface Asked<Q extends QuestionId, A extends AnswerOf<Q>> extends Question<A> {
  readonly id: Q
  readonly answers: readonly A[]
  readonly readings?: ReadingsBehind
}

/**
 * Makes a question and checks its answers: an answer without a text, or one that the question does not list, does not compile.
 */
export const question = <Q extends QuestionId, A extends AnswerOf<Q>>(asked: Asked<Q, A>): Question =>
  withReadings(asked)

/** Returns a question with each reading in the answer that rests on it. */
export function withReadings({ readings = {}, ...asked }: Question & { readonly readings?: ReadingsBehind }): Question {
  return {
    ...asked,
    answers: [...asked.answers, ...answersWithout(asked.presupposes)],
    by: wholly(setsResting(asked.by, readings), asked.variants ?? {}),
    variants: variantsResting(asked.variants ?? {}, readings),
  }
}

const resting = (said: CitedAnswer, readings: readonly ReadingId[] | undefined): CitedAnswer =>
  readings === undefined ? said : { ...said, readings }

function setsResting(by: Question['by'], readings: ReadingsBehind): Question['by'] {
  const answers: { [S in RuleSetId]: CitedAnswer } = { ...by }
  for (const id of RULE_SET_IDS) answers[id] = resting(answers[id], readings[id])
  return answers
}

/** Marks the sources of a document that describes several games and has the rule in none of them. */
function wholly(by: Question['by'], variants: ByVariant): Question['by'] {
  const said = [...RULE_SET_IDS.map((id) => by[id]), ...Object.values(variants)]
  const speaking = said.flatMap(({ source }) =>
    source.kind === 'house' || isSilentOn(source) ? [] : [source.document],
  )
  const answers: { [S in RuleSetId]: CitedAnswer } = { ...by }
  for (const id of RULE_SET_IDS) {
    const { source } = by[id]
    if (source.kind === 'not-in-game' && !speaking.includes(source.document))
      answers[id] = { ...by[id], source: { ...source, throughout: true } }
  }
  return answers
}

type ByVariant = { readonly [V in VariantId]?: CitedAnswer }

function variantsResting(variants: ByVariant, readings: ReadingsBehind): ByVariant {
  const answers: { [V in VariantId]?: CitedAnswer } = { ...variants }
  for (const { id } of VARIANTS) {
    const said = answers[id]
    if (said !== undefined) answers[id] = resting(said, readings[id])
  }
  return answers
}

/** Returns an answer with its source. */
export const says = <A extends string>(answer: A, source: Source): CitedAnswer<A> => ({ answer, source })

/** Returns all readings on which an answer rests, the one of its source first. */
export function readingsOf({ source, readings = [] }: CitedAnswer): readonly ReadingId[] {
  const first = source.kind === 'reading' ? [source.reading] : []
  return [...new Set([...first, ...readings])]
}
