import { useMemo } from 'react'
import { COUNTRY } from '@/components/new-game/countries'
import { seatsOf } from '@/lib/engine/table/seats'
import { useSettings } from '@/lib/hooks/use-settings'
import { ruleSet } from '@/lib/rulesets/sets/catalogue'
import { firstGame } from '@/lib/rulesets/sets/first-game'
import { RULE_SET_IDS, rulesOf, type RuleSetId } from '@/lib/rulesets/sets/rule-set'
import type { StoredRules } from '@/lib/rulesets/sets/stored-rules'
import type { Table } from '@/lib/text/table'
import { playerNumber, tableOf } from '@/lib/text/terms/names'
import { vocabularyFor } from '@/lib/text/terms/words'
import type { AskedRules } from './practice'

/** The rules of the questions, and a table without people. */
export interface AskedTable {
  readonly base: RuleSetId
  readonly table: Table
}

/** Returns the games to choose from, those of the language's country first. */
export function gamesInOrder(): readonly RuleSetId[] {
  const country = COUNTRY[firstGame()]
  const isHere = (id: RuleSetId) => COUNTRY[id] === country
  return [...RULE_SET_IDS.filter(isHere), ...RULE_SET_IDS.filter((id) => !isHere(id))]
}

/** Returns the chosen rules, else those of the last game played here, else those of the first game in the language. */
export const chosenRules = (game: AskedRules | null, own: StoredRules | null): AskedRules =>
  game === null || (game === 'own' && own === null) ? (own === null ? firstGame() : 'own') : game

/** Returns the rules and table of the questions; the object stays the same while the rules do. */
export function useAsked(game: AskedRules, own: StoredRules | null): AskedTable {
  const { words } = useSettings()
  return useMemo(() => {
    const { base, rules } = game === 'own' && own !== null ? own : writtenRules(game === 'own' ? firstGame() : game)
    // At a table without people it is not known who holds the device, so players have numbers instead of names.
    const names = rules.players === 4 ? [] : seatsOf(rules).map(playerNumber)
    return { base, table: tableOf(rules, names, vocabularyFor(base, words)) }
  }, [game, own, words])
}

const writtenRules = (base: RuleSetId): StoredRules => ({ base, rules: rulesOf(ruleSet(base)) })
