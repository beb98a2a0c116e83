import {
  clashes,
  isListed,
  OPTION_NAMES,
  OPTIONS,
  type Clash,
  type ClashNeed,
  type NumberOption,
  type OptionName,
  type Rules,
} from '@/lib/engine/table/options'
import { ruleSet } from '@/lib/rulesets/sets/catalogue'
import { RULE_SET_IDS, rulesOf, type RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { variantsOf, withVariant } from '@/lib/rulesets/variants/variants'
import { withoutClashes } from '../support/without-clashes'

// The tables to score: every rule set, and every value of every option set against its base.

export interface Table {
  readonly base: RuleSetId
  /** The option with its value, or the variant, in which it differs from its base; empty for the base itself. */
  readonly change: string
  readonly rules: Rules
}

/** A value that no table of this base can have. */
export interface NotHad {
  readonly base: RuleSetId
  readonly change: string
}

const NUMBERS: Readonly<Record<NumberOption, readonly number[]>> = {
  target: [300, 1000],
  bidStart: [70, 100],
  bidTop: [120, 180],
  capotBid: [270, 500],
}

export const valuesOf = (option: OptionName): readonly unknown[] => {
  const values: readonly unknown[] = isListed(option) ? OPTIONS[option] : NUMBERS[option]
  return values
}

/** The options to change along with a value that needs them. The number of players stays that of the base. */
const AGREED: Readonly<Partial<Record<ClashNeed, Partial<Rules>>>> = {
  'no-exchange': { exchangeSeven: 'no' },
  'turn-up': { auction: 'turn-up', scoring: 'points' },
  'turn-up-or-names-suit': { auction: 'turn-up', scoring: 'points' },
  contracts: { auction: 'contracts' },
  'contracts-or-bids': { auction: 'contracts' },
  bids: { auction: 'bids', scoring: 'points' },
  'no-bids': { auction: 'turn-up' },
  'no-claims': { claims: 'none' },
  'win-at-count': { winBy: 'count' },
  'win-without-trick': { winNeedsTrick: 'no' },
  'bid-written': { bidWrites: 'made-and-bid' },
  points: { scoring: 'points' },
  'match-points': { scoring: 'match-points' },
  'forced-taker': { allPass: 'dealer-names' },
}

const clashOf = (rules: Rules, isOwn: (option: OptionName) => boolean): Clash | undefined =>
  clashes(rules).find(({ option }) => isOwn(option))

/** Returns the rules with one value changed, together with what cannot stay; `null` if this base cannot have the value. */
export function changed(base: Rules, option: OptionName, value: unknown): Rules | null {
  let rules = { ...base, [option]: value } as Rules
  const agreed = new Set<OptionName>([option])
  for (;;) {
    const own = clashOf(rules, (name) => agreed.has(name))
    if (own === undefined) return withoutClashes(rules, valuesOf)
    const need = AGREED[own.needs]
    if (need === undefined || Object.keys(need).some((name) => agreed.has(name as OptionName))) return null
    for (const name of Object.keys(need)) agreed.add(name as OptionName)
    rules = { ...rules, ...need }
  }
}

function differing(base: RuleSetId): { readonly tables: readonly Table[]; readonly notHad: readonly NotHad[] } {
  const own = rulesOf(ruleSet(base))
  const tables: Table[] = [{ base, change: '', rules: own }]
  const notHad: NotHad[] = []
  for (const option of OPTION_NAMES) {
    for (const value of valuesOf(option)) {
      if (own[option] === value) continue
      const change = `${option} ${String(value)}`
      const rules = changed(own, option, value)
      if (rules === null) notHad.push({ base, change })
      else tables.push({ base, change, rules })
    }
  }
  for (const variant of variantsOf(base)) {
    tables.push({ base, change: `variant ${variant.id}`, rules: withVariant(own, variant) })
  }
  return { tables, notHad }
}

const ALL = RULE_SET_IDS.map(differing)

/** Every table: the rule sets, each followed by its changes. */
export const TABLES: readonly Table[] = ALL.flatMap(({ tables }) => tables)

export const NOT_HAD: readonly NotHad[] = ALL.flatMap(({ notHad }) => notHad)
