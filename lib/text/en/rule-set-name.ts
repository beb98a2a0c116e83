import { RULE_SET_NAMES } from './rule-sets'

/** The name of the game that this stands for; `null` where no such game is known here. */
export const ruleSetName = (id: string | null): string | null =>
  Object.entries(RULE_SET_NAMES).find(([known]) => known === id)?.[1] ?? null
