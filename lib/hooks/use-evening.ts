import type { FoundEvening } from '../storage/evenings/read-evening'
import { externalStore } from '../stores/external-store'
import { fewStores } from '../stores/few-stores'
import { followWith, loadEvenings } from '../stores/storage-client'
import { useLoadable, type Loadable } from './loadable'

const evenings = fewStores<Loadable<FoundEvening | null>>((id) =>
  externalStore<Loadable<FoundEvening | null>>({ state: 'loading' }, (store) =>
    followWith(loadEvenings, (db, { readEvening }) => readEvening(db, id), {
      next: (value) => store.set({ state: 'ready', value }),
      failed: (problem) => store.set({ state: 'refused', problem }),
    }),
  ),
)

/** Follows an evening; `null` if none of its games is on this device. */
export const useEvening = (id: string): Loadable<FoundEvening | null> => useLoadable(evenings(id))
