'use client'

import { useMemo, useSyncExternalStore } from 'react'
import { clearDraft, draftStore, LOADING_DRAFT, putDraft } from './draft-store'
import type { DraftState } from './draft-store'

interface DraftActions {
  /** Keeps the form as it now stands; may be called at every tap. `form` must be plain data. */
  readonly keep: (form: unknown) => void
  /** Throws it away; with a hand, only if it is the form of this one. */
  readonly clear: (hand?: string) => void
}

/** The half-filled hand of a game as it was left, and a way to keep it. Saving the hand clears it. */
export function useDraft(gameId: string): DraftState & DraftActions {
  const store = draftStore(gameId)
  const draft = useSyncExternalStore(store.subscribe, store.get, () => LOADING_DRAFT)
  const actions = useMemo(
    () => ({ keep: (form: unknown) => putDraft(gameId, form), clear: (hand?: string) => clearDraft(gameId, hand) }),
    [gameId],
  )
  return { ...draft, ...actions }
}
