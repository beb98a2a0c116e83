import { useSyncExternalStore } from 'react'
import type { PlayerRecord } from '../storage'
import { externalStore } from '../stores/external-store'
import { maintaining, writeQuietly } from '../stores/storage-client'

/** The last change of a player's name, and all players as they were before it. */
export interface Rename {
  readonly from: string
  readonly to: string
  readonly before: readonly PlayerRecord[]
}

const lastDone = externalStore<Rename | null>(null)

export const useLastRename = (): Rename | null => useSyncExternalStore(lastDone.subscribe, lastDone.get, () => null)

export const noteRename = (done: Rename): void => lastDone.set(done)

/** Dismisses the last change: it can no longer be undone. */
export const dismissRename = (): void => lastDone.set(null)

/** Restores all players as they were. Returns whether that worked. */
export async function undoRename(done: Rename): Promise<boolean> {
  const back = await writeQuietly(
    maintaining(({ restorePlayers }, connection) => restorePlayers(connection, done.before)),
  )
  if (back.ok) lastDone.set(null)
  return back.ok
}
