import type {
  Everybody,
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

/** Follows a review, and tells its result to `heard` as well. */
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

const everybody = storesByKey((base) => review((db, { readEverybody }) => readEverybody(db, base || null)))
const parties = fewStores((key) => {
  const [base = '', ...people] = key.split('\n')
  return review((db, { readParty }) => readParty(db, people, base || null))
})
const uncounted = review((db, { listUncounted }) => listUncounted(db), rebuildSummaries)

/** Everybody who has played, and every pair, under one rule set or under all. */
export const useEverybody = (base: string | null): Loadable<Everybody> => useLoadable(everybody(base ?? ''))

/** One person or one pair, by their keys. */
export const useParty = (people: readonly string[], base: string | null): Loadable<PartyFigures> =>
  useLoadable(parties([base ?? '', ...people].join('\n')))

/** Ids of games that cannot be read and so are in no list. */
export const useUncounted = (): Loadable<readonly string[]> => useLoadable(uncounted)

/** Renames, merges and colours a person. Returns everyone as they were, to take it back with, or why two stay two. */
export const savePlayer = (facts: PlayerFacts): Promise<Stored<SavedPlayer>> =>
  writeQuietly(maintaining((maintenance, connection) => maintenance.savePlayer(connection, facts)))
