import type { TableGames } from './book'

/** The games at a table, as long as the tab lives. `asked` hears of a game that is on this phone and was not brought along. */
export function tableGames(first: readonly string[], asked: (gameId: string) => void = () => undefined): TableGames {
  let ids = [...first]
  const watchers = new Set<() => void>()
  return {
    ids: () => ids,
    add: (gameId) => {
      ids = [...ids, gameId]
      for (const changed of watchers) changed()
    },
    ask: asked,
    watch: (changed) => {
      watchers.add(changed)
      return () => watchers.delete(changed)
    },
  }
}
