import type { TableGames } from './store'

/** The games at a table, as long as the tab lives. `asked` hears of a game that is on this phone and was not brought along. */
export function tableGames(
  first: readonly string[],
  asked: (gameId: string) => void = () => undefined,
  lacks: (lacks: boolean) => void = () => undefined,
  before: readonly string[] = [],
): TableGames {
  let ids = [...first]
  let past = [...before]
  const watchers = new Set<() => void>()
  return {
    ids: () => ids,
    past: () => past,
    add: (gameId) => {
      past = past.filter((id) => id !== gameId)
      ids = [...ids, gameId]
      for (const changed of watchers) changed()
    },
    letGo: (gone) => {
      if (gone.length === 0) return
      ids = ids.filter((id) => !gone.includes(id))
      past = [...past, ...gone]
      for (const changed of watchers) changed()
    },
    ask: asked,
    lacks,
    watch: (changed) => {
      watchers.add(changed)
      return () => watchers.delete(changed)
    },
  }
}
