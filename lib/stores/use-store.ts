import { useSyncExternalStore } from 'react'
import type { ExternalStore } from './external-store'

/** Follows a store. Screens are drawn only in a browser, so no other value is needed while pages are built. */
export const useStore = <T>({ subscribe, get }: Pick<ExternalStore<T>, 'subscribe' | 'get'>): T =>
  useSyncExternalStore(subscribe, get)
