import { useSyncExternalStore } from 'react'
import { lastListChange, lastRename, type ListChange, type Rename } from '../stores/last-changes'

/** Returns the last change of a list of games, which can be undone; `null`: none. */
export const useLastListChange = (): ListChange | null =>
  useSyncExternalStore(lastListChange.subscribe, lastListChange.get, () => null)

/** Returns the last change of a player's name, which can be undone; `null`: none. */
export const useLastRename = (): Rename | null => useSyncExternalStore(lastRename.subscribe, lastRename.get, () => null)
