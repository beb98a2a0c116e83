import type { AllFigures, PartyFigures } from '../storage'
import { externalStore, storesByKey } from '../stores/external-store'
import { fewStores } from '../stores/few-stores'
import { into, LOADING, partStore, type Loadable } from '../stores/loadable'
import { rebuildSummaries } from '../stores/rebuild-summaries'
import { followWith, loadReview } from '../stores/storage-client'
import { useStore } from '../stores/use-store'

const everybody = storesByKey((base) =>
  partStore(loadReview, (db, { readAllFigures }) => readAllFigures(db, base || null)),
)
const parties = fewStores((key) => {
  const [base = '', ...people] = key.split('\n')
  return partStore(loadReview, (db, { readParty }) => readParty(db, people, base || null))
})
const uncounted = externalStore<Loadable<readonly string[]>>(LOADING, (store) => {
  const { next, failed } = into(store)
  return followWith(loadReview, (db, { listUncounted }) => listUncounted(db), {
    next: (ids) => {
      next(ids)
      rebuildSummaries(ids)
    },
    failed,
  })
})

/** Follows the statistics of every person and pair, by one rule set, or by all if `base` is `null`. */
export const useAllFigures = (base: string | null): Loadable<AllFigures> => useStore(everybody(base ?? ''))

/** Follows the statistics of one person or pair, by their keys. */
export const useParty = (people: readonly string[], base: string | null): Loadable<PartyFigures> =>
  useStore(parties([base ?? '', ...people].join('\n')))

/** Follows the ids of games that are in no list, because they cannot be read or their tally is missing. */
export const useUncounted = (): Loadable<readonly string[]> => useStore(uncounted)
