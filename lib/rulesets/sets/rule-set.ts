import { isOptionValue, OPTION_NAMES, type OptionName, type Rules } from '../../engine/table/options'
import type { Source } from '../sources/cite'
import type { DocumentId } from '../sources/sources'

/** The games that the screens offer. The lookup has the answers of all that a file can name. */
export const ANSWERED_IDS = [
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

/** Every game that a file can name. */
export const RULE_SET_IDS = ANSWERED_IDS

export type RuleSetId = (typeof RULE_SET_IDS)[number]

/** Checks whether the screens offer a game. */
export const isAnswered = (id: RuleSetId): boolean => ANSWERED_IDS.some((known) => known === id)

export const isRuleSetId = (id: string): id is RuleSetId => RULE_SET_IDS.some((known) => known === id)

/** A value of an option and where it comes from. */
export interface Sourced<T> {
  readonly value: T
  readonly source: Source
}

/** Puts a value and its source together. */
export const value = <const T>(value: T, source: Source): Sourced<T> => ({ value, source })

/** A value for every option, each with its source. */
export type SourcedRules = { readonly [K in OptionName]: Sourced<Rules[K]> }

/** One game as a document describes it. */
export interface RuleSet {
  readonly id: RuleSetId
  readonly document: DocumentId
  readonly values: SourcedRules
}

const known = new WeakMap<RuleSet, Rules>()

/** The rules of a game as its document has them, without the sources. */
export function rulesOf(ruleSet: RuleSet): Rules {
  const rules = known.get(ruleSet) ?? withoutSources(ruleSet)
  known.set(ruleSet, rules)
  return rules
}

function withoutSources(ruleSet: RuleSet): Rules {
  const rules = Object.fromEntries(OPTION_NAMES.map((option) => [option, ruleSet.values[option].value]))
  if (!isRules(rules)) throw new Error(`Rule set ${ruleSet.id} has a value that its option does not list`)
  return rules
}

function isRules(values: { readonly [option: string]: unknown }): values is Rules {
  return OPTION_NAMES.every((option) => isOptionValue(option, values[option]))
}
