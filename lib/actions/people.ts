import type { PlayerFacts, SavedPlayer, Stored } from '../storage'
import { lastRename, type Rename } from '../stores/last-changes'
import { maintaining, writeQuietly } from '../stores/storage-client'

/**
 * Renames, merges or colours a person. Returns all players as before, for undo, or the two names that cannot become one person.
 */
export const savePlayer = (facts: PlayerFacts): Promise<Stored<SavedPlayer>> =>
  writeQuietly(maintaining((maintenance, connection) => maintenance.savePlayer(connection, facts)))

/** Notes a rename, so that it can be undone. */
export const noteRename = (done: Rename): void => lastRename.set(done)

/** Dismisses the last change: it can no longer be undone. */
export const dismissRename = (): void => lastRename.set(null)

/** Restores all players as they were. Returns whether that worked. */
export async function undoRename(done: Rename): Promise<boolean> {
  const back = await writeQuietly(
    maintaining(({ restorePlayers }, connection) => restorePlayers(connection, done.before)),
  )
  if (back.ok) lastRename.set(null)
  return back.ok
}
