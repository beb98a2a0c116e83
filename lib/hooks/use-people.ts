import type {
  AllFigures,
  PartyFigures,
  PlayerFacts,
  SavedPlayer,
  StorageProblem,
  Stored,
  YussDatabase,
} from '../storage'
import type * as ReviewModule from '../storage/history/review'
import { externalStore, storesByKey, type ExternalStore } from '../stores/external-store'
import { fewStores } from '../stores/few-stores'
import { rebuildSummaries } from '../stores/rebuild-summaries'
import { followWith, loadReview, maintaining, writeQuietly } from '../stores/storage-client'
import { useLoadable, type Loadable } from './loadable'

const LOADING = { state: 'loading' } as const

/** Returns a store of a query on the statistics, and also passes each result to `heard`. */
const review = <T>(
  query: (db: YussDatabase, review: typeof ReviewModule) => Promise<T>,
  heard: (value: T) => void = () => {},
): ExternalStore<Loadable<T>> =>
  externalStore<Loadable<T>>(LOADING, (store) =>
    followWith(loadReview, query, {
      next: (value) => {
        store.set({ state: 'ready', value })
        heard(value)
      },
      failed: (problem: StorageProblem) => store.set({ state: 'refused', problem }),
    }),
  )

const everybody = storesByKey((base) => review((db, { readAllFigures }) => readAllFigures(db, base || null)))
const parties = fewStores((key) => {
  const [base = '', ...people] = key.split('\n')
  return review((db, { readParty }) => readParty(db, people, base || null))
})
const uncounted = review((db, { listUncounted }) => listUncounted(db), rebuildSummaries)

/** Follows the statistics of every person and pair, by one rule set, or by all if `base` is `null`. */
export const useAllFigures = (base: string | null): Loadable<AllFigures> => useLoadable(everybody(base ?? ''))

/** Follows the statistics of one person or pair, by their keys. */
export const useParty = (people: readonly string[], base: string | null): Loadable<PartyFigures> =>
  useLoadable(parties([base ?? '', ...people].join('\n')))

/** Follows the ids of games that are in no list, because they cannot be read or their tally is missing. */
export const useUncounted = (): Loadable<readonly string[]> => useLoadable(uncounted)

/**
 * Renames, merges or colours a person. Returns all players as before, for undo, or the two names that cannot become one person.
 */
export const savePlayer = (facts: PlayerFacts): Promise<Stored<SavedPlayer>> =>
  writeQuietly(maintaining((maintenance, connection) => maintenance.savePlayer(connection, facts)))
