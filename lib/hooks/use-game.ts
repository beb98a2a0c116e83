import { useMemo } from 'react'
import { gameActions, type GameActions } from '../actions/game-actions'
import { namedBy } from '../actions/named'
import { gameStore, type GameState } from '../stores/game-store'
import { useStore } from '../stores/use-store'
import { useDirectory } from './use-directory'

export type { GameActions } from '../actions/game-actions'
export type { GameState, ReadyGame } from '../stores/game-store'

/** Follows a game, including what other tabs save, and returns it with its actions. */
export function useGame(id: string): GameState & GameActions {
  const store = gameStore(id)
  const game = useStore(store)
  const directory = useDirectory()
  const named = useMemo(() => namedBy(directory, game), [directory, game])
  const actions = useMemo(() => gameActions(id), [id])
  return { ...named, ...actions }
}
