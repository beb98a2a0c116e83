import {
  clashes,
  OPTION_NAMES,
  OPTIONS,
  isListed,
  type ClashNeed,
  type OptionName,
  type Rules,
} from '@/lib/engine/table/options'
import { ruleSet } from '@/lib/rulesets/sets/catalogue'
import { rulesOf, type RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { variantsOf, withVariant } from '@/lib/rulesets/variants/variants'
import { withoutClashes } from './without-clashes'

/** A table that plays by a rule set, but for one value or one variation. */
export interface Table {
  readonly base: RuleSetId
  /** The difference from the rule set; empty for the rule set itself. */
  readonly change: string
  /** `null` if no table of this base can have the value. */
  readonly rules: Rules | null
}

const NUMBERS = { target: [300, 1000], bidStart: [70, 100], bidTop: [120, 180], capotBid: [270, 500] } as const

export const valuesOf = (option: OptionName): readonly unknown[] =>
  isListed(option) ? OPTIONS[option] : NUMBERS[option]

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

/** Returns the rules with one value changed, together with what cannot stay; `null` if this base cannot have the value. */
export function changed(base: Rules, option: OptionName, value: unknown): Rules | null {
  let rules = { ...base, [option]: value } as Rules
  const agreed = new Set<OptionName>([option])
  for (;;) {
    const clash = clashes(rules).find((found) => agreed.has(found.option))
    if (clash === undefined) return withoutClashes(rules, valuesOf)
    const need = AGREED[clash.needs]
    const names = Object.keys(need ?? {}) as OptionName[]
    if (need === undefined || names.some((name) => agreed.has(name))) return null
    for (const name of names) agreed.add(name)
    rules = { ...rules, ...need }
  }
}

/** Returns the tables of a rule set: as it is, with each value of each option that differs, and with each variation. */
export function tablesOf(base: RuleSetId): readonly Table[] {
  const own = rulesOf(ruleSet(base))
  const values = OPTION_NAMES.flatMap((option) =>
    valuesOf(option)
      .filter((value) => own[option] !== value)
      .map((value) => ({ base, change: `${option} ${String(value)}`, rules: changed(own, option, value) })),
  )
  const variants = variantsOf(base).map((variant) => ({ base, change: variant.id, rules: withVariant(own, variant) }))
  return [{ base, change: '', rules: own }, ...values, ...variants]
}
