import type { ChangeEvent } from 'react'
import { rulesOurGame, rulesWhose } from '@/lib/messages/compiled/referee/lookup'
import { RULE_SET_IDS, type RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { ruleSetName } from '@/lib/text/terms/rule-set-names'
import { useAddress } from '../addresses/use-address'
import { chooseGame } from './chosen-game'
import type { RulesTable } from './use-table'

/** The picker of the rules to look up: those of the current game, or of a rule set as written. */
export function GamePicker({ table }: { readonly table: RulesTable }) {
  const from = useAddress('game')
  const game = table.state === 'loading' ? null : table.game

  function choose(event: ChangeEvent<HTMLSelectElement>) {
    const chosen = choiceOfValue(event.target.value)
    if (chosen !== null) chooseGame(chosen, from)
  }

  return (
    <select
      aria-label={rulesWhose}
      value={valueOf(table)}
      onChange={choose}
      className="min-h-12 max-w-56 min-w-0 flex-1 cramped:min-w-24 rounded-xl text-ellipsis border border-edge bg-card px-2 text-base text-ink"
    >
      {table.state === 'loading' ? <option value="">…</option> : null}
      {game === null ? null : <option value="own">{rulesOurGame({ game: ruleSetName(game.rules.base) })}</option>}
      {RULE_SET_IDS.map((id) => (
        <option key={id} value={id}>
          {ruleSetName(id)}
        </option>
      ))}
    </select>
  )
}

function valueOf(table: RulesTable): string {
  if (table.state === 'played') return 'own'
  return table.state === 'written' ? table.base : ''
}

const choiceOfValue = (value: string): RuleSetId | 'own' | null =>
  value === 'own' ? value : (RULE_SET_IDS.find((id) => id === value) ?? null)
