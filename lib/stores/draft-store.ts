import { useMemo, useSyncExternalStore } from 'react'
import { externalStore, storesByKey } from './external-store'
import { whenRoom } from './saved-store'
import { withClient, writeQuietly } from './storage-client'

/** The half-filled form as it was left; `form` is `null` where there was none. */
export type DraftState = { readonly state: 'loading' } | { readonly state: 'ready'; readonly form: unknown }

export const LOADING_DRAFT: DraftState = { state: 'loading' }

/**
 * The draft of each game, read once when a form opens, since a second tab must not type into it. It is forgotten with
 * its last reader, so that the next one waits for what is saved by then and never sees an older form first.
 */
export const draftStore = storesByKey<DraftState>((gameId) =>
  externalStore<DraftState>(LOADING_DRAFT, (store) => {
    let isOver = false
    void withClient(({ storage, connection }) => storage.read(connection, (db) => storage.findDraft(db, gameId))).then(
      (found) => {
        if (!isOver) store.set({ state: 'ready', form: found.ok ? (found.value?.form ?? null) : null })
      },
    )
    return () => {
      isOver = true
      store.set(LOADING_DRAFT)
    }
  }),
)

interface DraftQueue {
  readonly put: (form: unknown) => void
  readonly drop: () => void
}

/**
 * Writes the newest form when the previous write has ended, and once `may` allows it: on a full device not every tap is
 * tried again. Forms overtaken meanwhile are never written. An unexpected failure of a write is reported, and the next
 * write proceeds.
 */
export function draftQueue(
  write: (form: unknown) => Promise<unknown>,
  may: () => Promise<void> | null = () => null,
  tell: (error: unknown) => void = throwLater,
): DraftQueue {
  let waiting: { readonly form: unknown } | null = null
  let isWriting = false
  const drain = async () => {
    isWriting = true
    while (waiting !== null) {
      const room = may()
      if (room !== null) {
        await room
        continue
      }
      const { form }: { readonly form: unknown } = waiting
      waiting = null
      await write(form).catch(tell)
    }
    isWriting = false
  }
  return {
    put: (form) => {
      waiting = { form }
      if (!isWriting) void drain()
    },
    drop: () => {
      waiting = null
    },
  }
}

/** Throws outside the current call, so that the page's error handler receives it. */
const throwLater = (error: unknown): void => {
  setTimeout(() => {
    throw error
  })
}

const queues = new Map<string, DraftQueue>()

function queueOf(gameId: string): DraftQueue {
  const queue =
    queues.get(gameId) ??
    draftQueue(
      (form) => writeQuietly(({ storage, connection }) => storage.saveDraft(connection, gameId, form)),
      whenRoom,
    )
  queues.set(gameId, queue)
  return queue
}

/** Keeps the form of a game, as often as it changes. */
export const putDraft = (gameId: string, form: unknown): void => queueOf(gameId).put(form)

/** Forgets what is still waiting: the hand it held is being saved. */
export const dropWaitingDraft = (gameId: string): void => queueOf(gameId).drop()

/** Throws the form of a game away; with a hand, only if the form is that of this one. */
export async function clearDraft(gameId: string, hand: string | null = null): Promise<void> {
  dropWaitingDraft(gameId)
  await writeQuietly(({ storage, connection }) => storage.clearDraft(connection, gameId, hand))
}

interface DraftActions {
  /** Keeps the present form; may be called at every tap. `form` must be plain data. */
  readonly keep: (form: unknown) => void
  /** Throws it away; with a hand, only if it is the form of this one. */
  readonly clear: (hand?: string) => Promise<void>
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
