import type { OptionName } from '@/lib/engine/table/options'
import { AFTER_BIDS, PARTS, type Part } from './parts'
import { TABLES, type Table } from './tables'

/** One part of the first table that has it, and the tables that repeat it. A worker takes one unit at a time. */
export interface Unit {
  readonly part: Part
  readonly table: Table
  /** The tables that agree with `table` in every option that the part depends on. */
  readonly repeats: readonly Table[]
}

export const isRuleSet = ({ change }: Table): boolean => change === ''

/**
 * The order of the tables. Rule sets come first, because their hands are scored as a whole; a changed value then scores only what
 * no rule set has.
 */
const IN_TURN: readonly Table[] = [...TABLES.filter(isRuleSet), ...TABLES.filter((table) => !isRuleSet(table))]

/** The options about bids, which have no effect at tables without bids. */
const OF_BIDS: ReadonlySet<OptionName> = new Set<OptionName>(['bidStart', 'bidTop', ...AFTER_BIDS])

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

/** Every unit. Those that take longest come first, so that no worker has a long one at the end. */
export const UNITS: readonly Unit[] = [
  ...ALL.filter(({ table }) => isRuleSet(table)),
  ...ALL.filter(({ table }) => !isRuleSet(table)),
]
