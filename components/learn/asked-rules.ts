import { useMemo } from 'react'
import { lastGame } from '@/components/game/game-lines'
import { COUNTRY, firstGame } from '@/components/new-game/countries'
import type { Rules } from '@/lib/engine/table/options'
import { seatsOf } from '@/lib/engine/table/seats'
import { useCurrentGames } from '@/lib/hooks/use-lists'
import { useSettings } from '@/lib/hooks/use-settings'
import { ruleSet } from '@/lib/rulesets/sets/catalogue'
import { RULE_SET_IDS, rulesOf, type RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { storedRules } from '@/lib/rulesets/sets/stored-rules'
import type { Table } from '@/lib/text/table'
import { playerNumber, tableOf } from '@/lib/text/terms/names'
import { vocabularyFor } from '@/lib/text/terms/words'
import type { AskedRules } from './practice'

/** The rules of the questions, and the table that no one sits at. */
export interface Asked {
  readonly base: RuleSetId
  readonly table: Table
}

/** The games to choose from, those of the country of the language first. */
export function gamesInOrder(): readonly RuleSetId[] {
  const country = COUNTRY[firstGame()]
  const isHere = (id: RuleSetId) => COUNTRY[id] === country
  return [...RULE_SET_IDS.filter(isHere), ...RULE_SET_IDS.filter((id) => !isHere(id))]
}

interface OwnRules {
  readonly base: RuleSetId
  readonly rules: Rules
}

/** The rules of the game that was played here last; `null` where none was, `loading` while that is not known. */
export function useOwnRules(): OwnRules | null | 'loading' {
  const games = useCurrentGames()
  const last = games.state === 'ready' ? lastGame(games.value) : null
  const own = useMemo(() => (last === null ? null : storedRules(last.rules)), [last])
  return games.state === 'loading' ? 'loading' : own
}

/** Returns what was chosen, else the last game played here, else the first of the language. */
export const chosenRules = (game: AskedRules | null, own: OwnRules | null): AskedRules =>
  game === null || (game === 'own' && own === null) ? (own === null ? firstGame() : 'own') : game

/** The same for as long as the rules are. */
export function useAsked(game: AskedRules, own: OwnRules | null): Asked {
  const { words } = useSettings()
  return useMemo(() => {
    const { base, rules } = game === 'own' && own !== null ? own : writtenRules(game === 'own' ? firstGame() : game)
    // No one knows who is the host of a table that no one sits at: its players go by number.
    const names = rules.players === 4 ? [] : seatsOf(rules).map(playerNumber)
    return { base, table: tableOf(rules, names, vocabularyFor(base, words)) }
  }, [game, own, words])
}

const writtenRules = (base: RuleSetId): OwnRules => ({ base, rules: rulesOf(ruleSet(base)) })
