import type { Rules } from '@/lib/engine/table/options'
import { useGame, type ReadyGame } from '@/lib/hooks/use-game'
import { useCurrentGames } from '@/lib/hooks/use-lists'
import type { RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { useStore } from '@/lib/stores/use-store'
import { useAddress } from '../addresses/use-address'
import { chosenGame } from './chosen-game'

/** The rules that the lookup answers by: a game on this device with its own rules, or a rule set as written. */
export type RulesTable =
  | { readonly state: 'loading' }
  | { readonly state: 'written'; readonly base: RuleSetId; readonly game: ReadyGame | null }
  | { readonly state: 'played'; readonly base: RuleSetId; readonly rules: Rules; readonly game: ReadyGame }

/** The rules that the lookup answers by, after loading. */
export type KnownTable = Exclude<RulesTable, { readonly state: 'loading' }>

/**
 * Returns the rules that the lookup answers by. The first of these that exists counts: the choice made here, the game in the
 * address, the game in progress, the rule set chosen last, and `bela-2`.
 */
export function useTable(): RulesTable {
  const named = useAddress('game')
  const chosen = useStore(chosenGame)
  const games = useCurrentGames()
  const running = games.state === 'ready' ? games.value.find(isRunning) : undefined
  const found = useGame(named ?? running?.id ?? '')
  const game = found.state === 'ready' ? found : null
  const now = chosen.now?.from === named ? chosen.now.game : 'own'
  if (now !== 'own') return { state: 'written', base: now, game }
  if (game !== null) return { state: 'played', base: game.rules.base, rules: game.game.rules, game }
  const isLoading = games.state === 'loading' || (found.state === 'loading' && (named ?? running) !== undefined)
  if (isLoading) return { state: 'loading' }
  return { state: 'written', base: chosen.last ?? 'bela-2', game }
}

type Listed = Extract<ReturnType<typeof useCurrentGames>, { state: 'ready' }>['value'][number]

const isRunning = (game: Listed): boolean =>
  game.state === 'readable' && game.record.status === 'playing' && !game.record.example
