import { useMemo } from 'react'
import { externalStore, storesByKey } from './external-store'
import { whenRoom } from './saved-store'
import { withClient, writeQuietly } from './storage-client'
import { useStore } from './use-store'

/** The half-filled form as it was left; `form` is `null` if there was none. */
export type DraftState = { readonly state: 'loading' } | { readonly state: 'ready'; readonly form: unknown }

const LOADING_DRAFT: DraftState = { state: 'loading' }

/**
 * The draft of each game. It is read once when a form opens, because a second tab must not type into the form. It is dropped
 * when the last subscriber leaves, so that the next one waits for the latest draft and never shows an older one first.
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
 * Returns a queue that writes only the newest form, after the previous write has ended and `may` allows it: on a full device,
 * not every tap tries again. An unexpected error of a write is reported through `tell`, and the next write proceeds.
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

/** Saves the form of a game; may be called at every change. */
export const putDraft = (gameId: string, form: unknown): void => queueOf(gameId).put(form)

/** Drops the form that is waiting to be written, because its hand is being saved. */
export const dropWaitingDraft = (gameId: string): void => queueOf(gameId).drop()

/** Deletes the form of a game; with `hand`, only if the form is of that hand. */
export async function clearDraft(gameId: string, hand: string | null = null): Promise<void> {
  dropWaitingDraft(gameId)
  await writeQuietly(({ storage, connection }) => storage.clearDraft(connection, gameId, hand))
}

interface DraftActions {
  /** Saves the present form; may be called at every tap. `form` must be plain data. */
  readonly keep: (form: unknown) => void
  /** Deletes the form; with `hand`, only if it is of that hand. */
  readonly clear: (hand?: string) => Promise<void>
}

/** Returns the half-filled hand of a game as it was left, and actions to save and delete it. Saving the hand deletes it. */
export function useDraft(gameId: string): DraftState & DraftActions {
  const store = draftStore(gameId)
  const draft = useStore(store)
  const actions = useMemo(
    () => ({ keep: (form: unknown) => putDraft(gameId, form), clear: (hand?: string) => clearDraft(gameId, hand) }),
    [gameId],
  )
  return { ...draft, ...actions }
}
