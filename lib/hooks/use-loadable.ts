import { useSyncExternalStore } from 'react'
import type { ExternalStore } from '../stores/external-store'
import { LOADING, type Loadable } from '../stores/loadable'

/** Returns the state of a store; always `loading` in a prerendered page. */
export const useLoadable = <T>(store: ExternalStore<Loadable<T>>): Loadable<T> =>
  useSyncExternalStore(store.subscribe, store.get, () => LOADING)
