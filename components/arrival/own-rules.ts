import { OPTION_NAMES, type OptionName, type Rules } from '@/lib/engine/table/options'
import type { RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { storedRules } from '@/lib/rulesets/sets/stored-rules'
import type { HouseRecord, ListedGame } from '@/lib/storage'

/** Rules of this device to compare others with: named house rules, or the rules of the last game. */
export interface OwnRules {
  /** `null` for the rules of the last game of this base. */
  readonly name: string | null
  readonly rules: Rules
}

/** Returns the options on which two sets of rules differ, in the order of the list. */
export const differing = (one: Rules, other: Rules): readonly OptionName[] =>
  OPTION_NAMES.filter((option) => one[option] !== other[option])

/**
 * Returns the rules of this device with the same base that differ least from those that arrived: house rules, or if there are
 * none, those of the last game. `null` if this base was never played here.
 */
export function nearestOwn(
  base: RuleSetId,
  arrived: Rules,
  houses: readonly HouseRecord[],
  games: readonly ListedGame[],
): OwnRules | null {
  const kept = houses.flatMap(({ name, rules }) => ofBase(base, name, rules))
  const own = kept.length > 0 ? kept : lastOf(base, games)
  const distance = ({ rules }: OwnRules) => differing(rules, arrived).length
  return own.reduce<OwnRules | null>(
    (nearest, one) => (nearest === null || distance(one) < distance(nearest) ? one : nearest),
    null,
  )
}

function ofBase(base: RuleSetId, name: string | null, json: unknown): readonly OwnRules[] {
  const stored = storedRules(json)
  return stored?.base === base ? [{ name, rules: stored.rules }] : []
}

const lastOf = (base: RuleSetId, games: readonly ListedGame[]): readonly OwnRules[] =>
  games
    .flatMap((game) => (game.state === 'readable' && !game.record.example ? ofBase(base, null, game.record.rules) : []))
    .slice(0, 1)
