import { dequal } from 'dequal/lite'
import type { Ahead, FoundGame, GameBundle, GameRecord, Sheet, StorageProblem } from '../storage'
import { externalStore, storesByKey } from './external-store'
import { follow } from './storage-client'

/** A game that can be played on: its sheet, and the problem that keeps it from being updated, if there is one. */
export interface ReadyGame extends Sheet {
  readonly state: 'ready'
  readonly record: GameRecord
  /** The present names at the table, as written in this game; `names` are the players' current ones. */
  readonly written: readonly string[]
  /** The rows as stored, for an export and for restoring the game. */
  readonly bundle: GameBundle
  /** `evicted`: the browser emptied the storage, and the screen shows the last state that this tab saw. */
  readonly problem: StorageProblem | null
}

export type GameState =
  | { readonly state: 'loading' }
  | { readonly state: 'missing' }
  | Extract<FoundGame, { readonly state: 'unreadable' }>
  | { readonly state: 'refused'; readonly problem: StorageProblem }
  | ReadyGame

export const LOADING_GAME: GameState = { state: 'loading' }

/**
 * Returns the state after a read: a shown game is never replaced by an empty screen, unless it was deleted. It stays the same value
 * if the read found nothing new.
 */
export function afterFound(before: GameState, found: FoundGame): GameState {
  switch (found.state) {
    case 'ready': {
      const { record, bundle, sheet } = found
      if (before.state === 'ready' && before.problem === null && dequal(before.bundle, bundle)) return before
      return { state: 'ready', record, bundle, problem: null, written: sheet.names, ...sheet }
    }
    case 'evicted':
      return afterProblem(before, { code: 'evicted', detail: '' })
    case 'missing':
    case 'unreadable':
      return found
  }
}

/** Returns the state after a problem: the last sheet, with the problem. */
export const afterProblem = (before: GameState, problem: StorageProblem): GameState =>
  before.state === 'ready' ? { ...before, problem } : { state: 'refused', problem }

/** The store of a game, shared by everything on the screen that shows it. */
export const gameStore = storesByKey<GameState>((id) =>
  externalStore<GameState>(LOADING_GAME, (store) =>
    follow((db, { storage, connection }) => storage.findGame(db, id, connection.device()), {
      next: (found) => store.set(afterFound(store.get(), found)),
      failed: (problem) => store.set(afterProblem(store.get(), problem)),
    }),
  ),
)

/**
 * Shows a change that is being written, on the game that it was added to. Returns a function that takes it from the screen again,
 * unless the game has been read since; `null` if the screen already shows another state of the game.
 */
export function showAhead(
  id: string,
  { game: { rows }, after: { sheet }, record, changes }: Ahead,
): (() => void) | null {
  const store = gameStore(id)
  const before = store.get()
  if (before.state !== 'ready' || before.bundle.changes !== rows) return null
  store.set({ ...before, ...sheet, record, bundle: { game: record, changes } })
  return () => {
    const now = store.get()
    if (now.state === 'ready' && now.bundle.changes === changes) store.set({ ...before, problem: now.problem })
  }
}
