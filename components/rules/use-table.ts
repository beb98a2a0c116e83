import type { Rules } from '@/lib/engine/table/options'
import { useGame, type ReadyGame } from '@/lib/hooks/use-game'
import { useIsBuilt } from '@/lib/hooks/use-in-browser'
import { useCurrentGames } from '@/lib/hooks/use-lists'
import { firstGame, secondGame } from '@/lib/rulesets/sets/first-game'
import type { RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { useStore } from '@/lib/stores/use-store'
import { useAddress } from '../addresses/use-address'
import { chosenGame } from './chosen-game'

/**
 * The rules that the lookup answers by: a game on this device with its own rules, or a rule set as written. `second` is a game
 * whose answers are shown as well, because no game has been chosen and the language has two.
 */
export type RulesTable =
  | { readonly state: 'loading' }
  | {
      readonly state: 'written'
      readonly base: RuleSetId
      readonly second: RuleSetId | null
      readonly game: ReadyGame | null
    }
  | { readonly state: 'played'; readonly base: RuleSetId; readonly rules: Rules; readonly game: ReadyGame }

/** The rules that the lookup answers by, after loading. */
export type KnownTable = Exclude<RulesTable, { readonly state: 'loading' }>

/** Returns the game whose answers are shown as well, if there is one. */
export const secondOf = (table: KnownTable): RuleSetId | null => (table.state === 'written' ? table.second : null)

/**
 * Returns the rules that the lookup answers by. The first of these that exists counts: the choice made here, the game in the
 * address, the game in progress, the rule set chosen last, and the first game
 * of the language. A page that came as HTML shows that last one until the games are read.
 */
export function useTable(): RulesTable {
  const named = useAddress('game')
  const chosen = useStore(chosenGame)
  const isBuilt = useIsBuilt()
  const games = useCurrentGames()
  const running = games.state === 'ready' ? games.value.find(isRunning) : undefined
  const found = useGame(named ?? running?.id ?? '')
  const game = found.state === 'ready' ? found : null
  const now = chosen.now?.from === named ? chosen.now.game : 'own'
  if (now !== 'own') return { state: 'written', base: now, second: null, game }
  if (game !== null) return { state: 'played', base: game.rules.base, rules: game.game.rules, game }
  const isLoading = games.state === 'loading' || (found.state === 'loading' && (named ?? running) !== undefined)
  if (isLoading && !isBuilt) return { state: 'loading' }
  if (chosen.last !== null) return { state: 'written', base: chosen.last, second: null, game }
  return { state: 'written', base: firstGame(), second: secondGame(), game }
}

type Listed = Extract<ReturnType<typeof useCurrentGames>, { state: 'ready' }>['value'][number]

const isRunning = (game: Listed): boolean =>
  game.state === 'readable' && game.record.status === 'playing' && !game.record.example
