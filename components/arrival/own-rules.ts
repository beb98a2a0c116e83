import { OPTION_NAMES, type OptionName, type Rules } from '@/lib/engine/table/options'
import type { RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { storedRules } from '@/lib/rulesets/sets/stored-rules'
import type { HouseRecord, ListedGame } from '@/lib/storage'

/** Rules of this phone to hold others against: house rules by their name, or those of the last game. */
export interface OwnRules {
  /** `null`: the last game of this base. */
  readonly name: string | null
  readonly rules: Rules
}

/** The options on which two tables differ, in the order of the list. */
export const differing = (one: Rules, other: Rules): readonly OptionName[] =>
  OPTION_NAMES.filter((option) => one[option] !== other[option])

/**
 * Which of our own rules of the same base come nearest to those that arrived: house rules, or where there are none those of
 * the last game. `null` where no one here has played so.
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
