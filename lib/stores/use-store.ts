import { useSyncExternalStore } from 'react'
import type { ExternalStore } from './external-store'

/** Follows a store. A built page shows its first value. */
export const useStore = <T>({ subscribe, get, first }: Pick<ExternalStore<T>, 'subscribe' | 'get' | 'first'>): T =>
  useSyncExternalStore(subscribe, get, () => first)
