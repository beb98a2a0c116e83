import { isOptionValue, OPTION_NAMES, type OptionName, type Rules } from '../../engine/table/options'
import type { Source } from '../sources/cite'
import type { DocumentId } from '../sources/sources'

/** Every game, in the order of the lists. */
export const RULE_SET_IDS = [
  'bela-2',
  'bela-3',
  'klabberjass-4',
  'lehman',
  'bicycle',
  'denexa',
  'bridge-belote',
  'belote',
  'contree',
  'coinche',
  'bela-hr',
] as const

export type RuleSetId = (typeof RULE_SET_IDS)[number]

export const isRuleSetId = (id: unknown): id is RuleSetId => RULE_SET_IDS.some((known) => known === id)

/** A value of an option and its source. */
export interface Sourced<T> {
  readonly value: T
  readonly source: Source
}

/** Returns a value together with its source. */
export const value = <const T>(value: T, source: Source): Sourced<T> => ({ value, source })

/** A value for every option, each with its source. */
export type SourcedRules = { readonly [K in OptionName]: Sourced<Rules[K]> }

/** One game as a document describes it. */
export interface RuleSet {
  readonly id: RuleSetId
  readonly document: DocumentId
  /** Other documents by the same writers, which answers of this game may cite. */
  readonly alsoCites?: readonly DocumentId[]
  readonly values: SourcedRules
}

const known = new WeakMap<RuleSet, Rules>()

/** Returns the rules of a game as its document describes them, without the sources. */
export function rulesOf(ruleSet: RuleSet): Rules {
  const rules = known.get(ruleSet) ?? withoutSources(ruleSet)
  known.set(ruleSet, rules)
  return rules
}

function withoutSources(ruleSet: RuleSet): Rules {
  const rules = Object.fromEntries(OPTION_NAMES.map((option) => [option, ruleSet.values[option].value]))
  if (!isRules(rules)) throw new Error(`expected listed values in the rule set ${ruleSet.id}, got another`)
  return rules
}

function isRules(values: { readonly [option: string]: unknown }): values is Rules {
  return OPTION_NAMES.every((option) => isOptionValue(option, values[option]))
}
