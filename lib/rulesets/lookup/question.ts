import type { OptionName } from '../../engine/table/options'
import { RULE_SET_IDS } from '../sets/rule-set'
import type { RuleSetId } from '../sets/rule-set'
import { isSilentOn } from '../sources/cite'
import type { Source } from '../sources/cite'
import type { ReadingId } from '../sources/readings'
import { VARIANTS } from '../variants/variants'
import type { VariantId } from '../variants/variants'
import type { PresuppositionId, Without } from './presupposed'
import { answersWithout } from './presupposed'
import type { QuestionId } from './question-ids'

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

/**
 * What one rule set or variant answers, where it says so, and who says so or why where that helps.
 * `readings` lie behind what the answer adds to its source.
 */
export interface Said<A extends string = string> {
  readonly answer: A
  readonly source: Source
  readonly note?: string
  readonly readings?: readonly ReadingId[]
}

/** A law of another card game, by its name, and what it does. */
export interface OtherLaw {
  readonly law: string
  readonly says: string
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
  readonly group: Group
  readonly ask: string
  readonly option?: OptionName
  readonly presupposes?: readonly PresuppositionId[]
  readonly answers: { readonly [K in A]: string }
  readonly by: { readonly [S in RuleSetId]: Said<NoInfer<A> | Without> }
  readonly variants?: { readonly [V in VariantId]?: Said<NoInfer<A> | Without> }
  readonly example?: string
  /** What other card games' laws do, where these documents are silent. */
  readonly elsewhere?: readonly OtherLaw[]
  readonly related: readonly QuestionId[]
  readonly words?: readonly string[]
}

/** The readings behind what the answers of rule sets and variants add to their sources. */
export type ReadingsBehind = { readonly [G in RuleSetId | VariantId]?: readonly ReadingId[] }

/** A question as it is written down: the readings stand together, beside the answers that they belong to. */
interface Asked<A extends string> extends Question<A> {
  readonly readings?: ReadingsBehind
}

/** A question whose answers are checked: a rule set that names an answer which is not there does not compile. */
export function question<A extends string>({ readings = {}, ...asked }: Asked<A>): Question {
  return {
    ...asked,
    answers: { ...asked.answers, ...answersWithout(asked.presupposes) },
    by: wholly(setsResting(asked.by, readings), asked.variants ?? {}),
    variants: variantsResting(asked.variants ?? {}, readings),
  }
}

const resting = (said: Said, readings: readonly ReadingId[] | undefined): Said =>
  readings === undefined ? said : { ...said, readings }

function setsResting(by: Question['by'], readings: ReadingsBehind): Question['by'] {
  const answers: { [S in RuleSetId]: Said } = { ...by }
  for (const id of RULE_SET_IDS) answers[id] = resting(answers[id], readings[id])
  return answers
}

/** A document of several games that is silent on all of them is said to be so, and not on the one game alone. */
function wholly(by: Question['by'], variants: ByVariant): Question['by'] {
  const said = [...RULE_SET_IDS.map((id) => by[id]), ...Object.values(variants)]
  const speaking = said.flatMap(({ source }) =>
    source.kind === 'house' || isSilentOn(source) ? [] : [source.document],
  )
  const answers: { [S in RuleSetId]: Said } = { ...by }
  for (const id of RULE_SET_IDS) {
    const { source } = by[id]
    if (source.kind === 'not-in-game' && !speaking.includes(source.document))
      answers[id] = { ...by[id], source: { ...source, throughout: true } }
  }
  return answers
}

type ByVariant = { readonly [V in VariantId]?: Said }

function variantsResting(variants: ByVariant, readings: ReadingsBehind): ByVariant {
  const answers: { [V in VariantId]?: Said } = { ...variants }
  for (const { id } of VARIANTS) {
    const said = answers[id]
    if (said !== undefined) answers[id] = resting(said, readings[id])
  }
  return answers
}

/** One rule set's answer to a question: the key of the answer, its source, and a note where one helps. */
export function says<A extends string>(answer: A, source: Source, note?: string): Said<A> {
  return note === undefined ? { answer, source } : { answer, source, note }
}

/** Every reading that an answer rests on: that of its source first. */
export function readingsOf({ source, readings = [] }: Said): readonly ReadingId[] {
  const first = source.kind === 'reading' ? [source.reading] : []
  return [...new Set([...first, ...readings])]
}
