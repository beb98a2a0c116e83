import type { DeletedGame, PlayerRecord } from '../storage'
import { externalStore } from './external-store'

/** The last game that was archived, moved back or deleted: this can be undone until the next change. */
export type ListChange =
  | { readonly kind: 'archived' | 'listed'; readonly id: string }
  | { readonly kind: 'deleted'; readonly id: string; readonly game: DeletedGame }

/** The last change of a player's name, and all players as they were before it. */
export interface Rename {
  readonly from: string
  readonly to: string
  readonly before: readonly PlayerRecord[]
}

/** The last change of a list of games; `null` if there is none. */
export const lastListChange = externalStore<ListChange | null>(null)
/** The last rename of a player; `null` if there is none. */
export const lastRename = externalStore<Rename | null>(null)
