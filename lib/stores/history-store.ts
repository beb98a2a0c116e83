import type { HistoryFilter, HistoryGame, HistoryPlace, StorageProblem } from '../storage'
import { externalStore } from './external-store'
import { fewStores } from './few-stores'
import { rebuildSummaries } from './rebuild-summaries'
import { followWith, loadReview, withClient } from './storage-client'

/** The list of history so far. */
export type HistoryState =
  | { readonly state: 'loading' }
  | { readonly state: 'refused'; readonly problem: StorageProblem }
  | {
      readonly state: 'ready'
      readonly places: readonly HistoryPlace[]
      /** The lines of the newest games. */
      readonly lines: readonly HistoryGame[]
      readonly isWhole: boolean
      /** Counts the times that something changed: lines fetched before are old. */
      readonly edition: number
    }

export const LOADING_HISTORY: HistoryState = { state: 'loading' }

/** One list for each filter, as `JSON.stringify` writes it. A list that is whole is replaced only by a whole one, so that nothing jumps. */
export const historyStore = fewStores<HistoryState>((key) => {
  const filter = JSON.parse(key) as HistoryFilter
  let edition = 0
  return externalStore<HistoryState>(LOADING_HISTORY, (store) => {
    const stop = followWith(
      loadReview,
      (db, { scanHistory }) => {
        edition += 1
        const mine = edition
        return scanHistory(db, filter, {
          isWanted: () => mine === edition,
          tell: ({ spoilt, ...piece }) => {
            if (piece.isWhole) rebuildSummaries(spoilt)
            const shown = store.get()
            const isBetter = piece.isWhole || shown.state !== 'ready' || !shown.isWhole
            if (isBetter) store.set({ state: 'ready', edition: mine, ...piece })
          },
        })
      },
      { next: () => {}, failed: (problem) => store.set({ state: 'refused', problem }) },
    )
    return () => {
      // Whoever types a word asks for a list at every letter: one that no one waits for any more is not read to its end.
      edition += 1
      stop()
    }
  })
})

/** The lines of games that follow one another in a list; those that are gone are missing. */
export async function fetchLines(places: readonly HistoryPlace[]): Promise<ReadonlyMap<string, HistoryGame>> {
  const { readLines } = await loadReview()
  const found = await withClient(({ storage, connection }) => storage.read(connection, (db) => readLines(db, places)))
  return found.ok ? found.value : new Map()
}
