import { lastListChange, lastRename, type ListChange, type Rename } from '../stores/last-changes'
import { useStore } from '../stores/use-store'

/** Returns the last change of a list of games, which can be undone; `null`: none. */
export const useLastListChange = (): ListChange | null => useStore(lastListChange)

/** Returns the last change of a player's name, which can be undone; `null`: none. */
export const useLastRename = (): Rename | null => useStore(lastRename)
