import type { OptionName } from '@/lib/engine/table/options'
import { PARTS, type Part } from './parts'
import { TABLES, type Table } from './tables'

/** One part of the first table that has it, and the tables that have the same: what a worker takes at a time. */
export interface Unit {
  readonly part: Part
  readonly table: Table
  /** They agree with the table in every option on which the part turns. */
  readonly repeats: readonly Table[]
}

export const isRuleSet = ({ change }: Table): boolean => change === ''

/** The rule sets go first: what a rule set has is gone through whole, and what is left to a changed value is what none of them has. */
const IN_TURN: readonly Table[] = [...TABLES.filter(isRuleSet), ...TABLES.filter((table) => !isRuleSet(table))]

/** The options on bids, which mean nothing where no one bids. */
const OF_BIDS: ReadonlySet<OptionName> = new Set([
  'bidStart',
  'bidTop',
  'bidNeeds',
  'bidWrites',
  'failedBid',
  'failedSweep',
  'pile',
  'doubleOf',
  'capotBid',
  'capotWrites',
] as const)

const means = ({ rules }: Table, option: OptionName): boolean => rules.auction === 'bids' || !OF_BIDS.has(option)

const unitsOf = (part: Part): readonly Unit[] => {
  const units = new Map<string, { part: Part; table: Table; repeats: Table[] }>()
  for (const table of IN_TURN) {
    const key = part.turnsOn.map((option) => (means(table, option) ? table.rules[option] : '')).join()
    const alike = units.get(key)
    if (alike === undefined) units.set(key, { part, table, repeats: [] })
    else alike.repeats.push(table)
  }
  return [...units.values()]
}

const ALL = PARTS.flatMap(unitsOf)

/** Every unit; those that take longest go first, so that no worker is left with one at the end. */
export const UNITS: readonly Unit[] = [
  ...ALL.filter(({ table }) => isRuleSet(table)),
  ...ALL.filter(({ table }) => !isRuleSet(table)),
]
