import { err, ok, type Result } from '../core/result'
import { clashes, isOptionValue, OPTION_NAMES, type OptionName, type Rules } from '../engine/table/options'
import { problem, type Problem } from '../engine/table/problem'
import { differences, RULE_SETS } from '../rulesets/sets/catalogue'
import { isRuleSetId, RULE_SET_IDS, rulesOf, type RuleSetId } from '../rulesets/sets/rule-set'
import { unreadable } from './unreadable'

/** Rules as a file writes them: a base, and the differences from it. */
export interface RulesFile {
  readonly base: RuleSetId
  readonly changes: Partial<Rules>
}

export interface ParsedRules {
  readonly file: RulesFile
  readonly rules: Rules
}

const BASES = new Map<RuleSetId, Rules>(RULE_SET_IDS.map((id) => [id, rulesOf(RULE_SETS[id])]))

/** Returns the rules of a rule set, as its document has them. Throws if there is none with this id. */
export function baseRules(id: RuleSetId): Rules {
  const rules = BASES.get(id)
  if (rules === undefined) throw new Error(`expected the id of a rule set, got ${id}`)
  return rules
}

/** Reads `{ "base": "bela-2", "tie": "bate" }`. Every key has to be an option, and every value one of its values. */
export function parseRules(json: unknown, place = 'rules'): Result<ParsedRules, Problem> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return err(unreadable(place, 'invalid_type'))
  const { base, ...options } = Object.fromEntries(Object.entries(json))
  if (!isRuleSetId(base)) return err(unreadable(`${place}.base`, 'invalid_value'))
  const changes = parseChanges(options, place)
  return changes.ok
    ? ok({ file: { base, changes: changes.value }, rules: { ...baseRules(base), ...changes.value } })
    : changes
}

function parseChanges(options: Readonly<Record<string, unknown>>, place: string): Result<Partial<Rules>, Problem> {
  for (const [key, value] of Object.entries(options)) {
    if (key.startsWith('x-')) continue
    if (!isOptionName(key)) return err(unreadable(`${place}.${key}`, 'unrecognized_keys'))
    if (!isOptionValue(key, value)) return err(unreadable(`${place}.${key}`, 'invalid_value'))
  }
  const changes = Object.fromEntries(Object.entries(options).filter(([key]) => isOptionName(key)))
  return ok(changes as Partial<Rules>)
}

const isOptionName = (key: string): key is OptionName => OPTION_NAMES.some((name) => name === key)

/** Returns the first two rules that clash, as a problem; `null` if there are none. */
export function checkRules(rules: Rules): Problem | null {
  const [clash] = clashes(rules)
  return clash ? problem('option-clash', `rules.${clash.option}`, { option: clash.option, needs: clash.needs }) : null
}

/** Returns rules as a file writes them: the base, and only the differences from it. */
export function makeRules(base: RuleSetId, rules: Rules): { readonly base: RuleSetId } & Partial<Rules> {
  return { base, ...differences(baseRules(base), rules) }
}

/** Returns a key for the rules that decide which hands a table can record: its number of players, and the kind of auction. */
export const shapeOf = ({ players, auction }: Pick<Rules, 'players' | 'auction'>): string => `${players} ${auction}`
