import type { HistoryFilter, HistoryGame, HistoryPlace, StorageProblem } from '../storage'
import { externalStore, storesByKey } from './external-store'
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
export const historyStore = storesByKey<HistoryState>((key) => {
  const filter = JSON.parse(key) as HistoryFilter
  let edition = 0
  return externalStore<HistoryState>(LOADING_HISTORY, (store) =>
    followWith(
      loadReview,
      (db, { scanHistory }) => {
        edition += 1
        const mine = edition
        return scanHistory(db, filter, ({ spoilt, ...piece }) => {
          if (mine !== edition) return 'stop'
          if (piece.isWhole) rebuildSummaries(spoilt)
          const shown = store.get()
          const isBetter = piece.isWhole || shown.state !== 'ready' || !shown.isWhole
          if (isBetter) store.set({ state: 'ready', edition: mine, ...piece })
          return 'go-on'
        })
      },
      { next: () => {}, failed: (problem) => store.set({ state: 'refused', problem }) },
    ),
  )
})

/** The lines of some games; those that are gone are missing. */
export async function fetchLines(ids: readonly string[]): Promise<ReadonlyMap<string, HistoryGame>> {
  const { readLines } = await loadReview()
  const found = await withClient(({ storage, connection }) => storage.read(connection, (db) => readLines(db, ids)))
  return found.ok ? found.value : new Map()
}
