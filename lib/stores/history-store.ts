import type { HistoryFilter, HistoryGame, HistoryPlace, StorageProblem } from '../storage'
import { externalStore } from './external-store'
import { fewStores } from './few-stores'
import { rebuildSummaries } from './rebuild-summaries'
import { followWith, loadReview, withClient } from './storage-client'

/** The list of the history as loaded so far. */
export type HistoryState =
  | { readonly state: 'loading' }
  | { readonly state: 'refused'; readonly problem: StorageProblem }
  | {
      readonly state: 'ready'
      readonly places: readonly HistoryPlace[]
      /** The lines of the newest games. */
      readonly lines: readonly HistoryGame[]
      readonly isWhole: boolean
      /** Counts the changes: lines fetched for an earlier edition are out of date. */
      readonly edition: number
    }

const LOADING_HISTORY: HistoryState = { state: 'loading' }

/**
 * The list of each filter; the key is the filter as `JSON.stringify` writes it. A complete list is replaced only by a complete
 * one, so that nothing jumps.
 */
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
      // Typing a word requests a list at every letter: the search for a list without subscribers stops.
      edition += 1
      stop()
    }
  })
})

/** Fetches the lines of consecutive places of a list; games that are gone are missing. */
export async function fetchLines(places: readonly HistoryPlace[]): Promise<ReadonlyMap<string, HistoryGame>> {
  const { readLines } = await loadReview()
  const found = await withClient(({ storage, connection }) => storage.read(connection, (db) => readLines(db, places)))
  return found.ok ? found.value : new Map()
}
