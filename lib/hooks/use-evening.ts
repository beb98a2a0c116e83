import type { FoundEvening } from '../storage/evenings/read-evening'
import { fewStores } from '../stores/few-stores'
import { partStore, type Loadable } from '../stores/loadable'
import { loadEvenings } from '../stores/storage-client'
import { useStore } from '../stores/use-store'

const evenings = fewStores((id) => partStore(loadEvenings, (db, { readEvening }) => readEvening(db, id)))

/** Follows an evening; `null` if none of its games is on this device. */
export const useEvening = (id: string): Loadable<FoundEvening | null> => useStore(evenings(id))
