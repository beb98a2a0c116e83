import type { TableGames, TableNotices } from './store'

const SILENT: TableNotices = { lacks: () => undefined, asked: () => undefined, begunOtherwise: () => undefined }

/** Returns the games at a table, for the life of the tab. `first` are at the table and `before` have left it. */
export function tableGames(
  first: readonly string[],
  notices: Partial<TableNotices> = {},
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
    remove: (gone) => {
      if (gone.length === 0) return
      ids = ids.filter((id) => !gone.includes(id))
      past = [...past, ...gone]
      for (const changed of watchers) changed()
    },
    notices: { ...SILENT, ...notices },
    watch: (changed) => {
      watchers.add(changed)
      return () => watchers.delete(changed)
    },
  }
}
