import type { ListedContest, StoredContest } from '../storage/evenings/contests'
import { externalStore, type ExternalStore } from '../stores/external-store'
import { fewStores } from '../stores/few-stores'
import { followWith, loadContests } from '../stores/storage-client'
import { useLoadable, type Loadable } from './loadable'

type Part = Awaited<ReturnType<typeof loadContests>>
type Query<T> = (...args: Parameters<Parameters<typeof followWith<Part, T>>[1]>) => Promise<T>

const following = <T>(query: Query<T>): ExternalStore<Loadable<T>> =>
  externalStore<Loadable<T>>({ state: 'loading' }, (store) =>
    followWith(loadContests, query, {
      next: (value) => store.set({ state: 'ready', value }),
      failed: (problem) => store.set({ state: 'refused', problem }),
    }),
  )

const contests = fewStores((id) => following<StoredContest | null>((db, { readContest }) => readContest(db, id)))
const list = following<readonly ListedContest[]>((db, { listContests }) => listContests(db))

/** Follows a contest; `null` if it is not on this device. */
export const useContest = (id: string): Loadable<StoredContest | null> => useLoadable(contests(id))

/** Follows the contests of this device, the newest first. */
export const useContests = (): Loadable<readonly ListedContest[]> => useLoadable(list)
