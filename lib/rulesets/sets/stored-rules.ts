import { isOptionValue, OPTION_NAMES, type Rules } from '../../engine/table/options'
import { ruleSet } from './catalogue'
import { RULE_SET_IDS, rulesOf, type RuleSetId } from './rule-set'

/** The rules of a game for a list. */
export interface StoredRules {
  readonly base: RuleSetId
  readonly rules: Rules
}

/**
 * Reads rules from their file form, for a line in a list; returns `null` without a reason if they cannot be read. A screen that
 * plays by the rules reads them with `lib/format`.
 */
export function storedRules(json: unknown): StoredRules | null {
  if (typeof json !== 'object' || json === null) return null
  const said = new Map<string, unknown>(Object.entries(json))
  const base = RULE_SET_IDS.find((id) => id === said.get('base'))
  if (base === undefined) return null
  const differing = OPTION_NAMES.filter((option) => said.has(option))
  if (!differing.every((option) => isOptionValue(option, said.get(option)))) return null
  const changes: Partial<Rules> = Object.fromEntries(differing.map((option) => [option, said.get(option)]))
  return { base, rules: { ...rulesOf(ruleSet(base)), ...changes } }
}
