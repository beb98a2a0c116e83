import type { DeletedGame, Stored } from '../storage'
import { lastListChange, type ListChange } from '../stores/last-changes'
import { maintaining, writeLedger } from '../stores/storage-client'

/** Dismisses the last change: it can no longer be undone. */
export const dismissListChange = (): void => lastListChange.set(null)

/** Archives a game, or moves it back to the list. */
export async function setArchived(id: string, shelf: 'listed' | 'archived'): Promise<Stored<null>> {
  const done = await writeArchived(id, shelf)
  if (done.ok) lastListChange.set({ kind: shelf, id })
  return done
}

const writeArchived = (id: string, shelf: 'listed' | 'archived'): Promise<Stored<null>> =>
  writeLedger(maintaining((maintenance, connection) => maintenance.setArchived(connection, id, shelf)))

/** Deletes a game, readable or not, and keeps all of it for undo. */
export async function deleteWithUndo(id: string): Promise<Stored<unknown>> {
  const done = await deleteGame(id)
  if (done.ok) lastListChange.set(done.value === null ? null : { kind: 'deleted', id, game: done.value })
  return done
}

/** Deletes a game that was begun by mistake: there is nothing in it to keep. */
export const dropEmptyGame = (id: string): Promise<Stored<unknown>> => deleteGame(id)

const deleteGame = (id: string): Promise<Stored<DeletedGame | null>> =>
  writeLedger(maintaining((maintenance, connection) => maintenance.deleteGame(connection, id)))

/** Undoes the last change. */
export async function undoListChange(): Promise<void> {
  const done = lastListChange.get()
  if (done === null) return
  if ((await undo(done)).ok) lastListChange.set(null)
}

function undo(done: ListChange): Promise<Stored<unknown>> {
  switch (done.kind) {
    case 'archived':
      return writeArchived(done.id, 'listed')
    case 'listed':
      return writeArchived(done.id, 'archived')
    case 'deleted':
      return writeLedger(maintaining(({ restoreDeleted }, connection) => restoreDeleted(connection, done.game)))
  }
}
