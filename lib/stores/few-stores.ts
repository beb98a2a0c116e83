import type { ExternalStore } from './external-store'

/** The number of stores without subscribers that are kept, those last used, for a way back to them. */
const KEPT = 6

/**
 * Returns a function that returns the store of a key, like `storesByKey`, for an unlimited number of keys: stores without
 * subscribers are dropped.
 */
export function fewStores<T>(make: (key: string) => ExternalStore<T>): (key: string) => ExternalStore<T> {
  const stores = new Map<string, ExternalStore<T>>()
  const followers = new Map<string, number>()
  const add = (key: string, more: number) => {
    const now = (followers.get(key) ?? 0) + more
    if (now > 0) followers.set(key, now)
    else followers.delete(key)
  }
  const counting = (key: string, store: ExternalStore<T>): ExternalStore<T> => ({
    ...store,
    subscribe: (listener) => {
      add(key, 1)
      const stop = store.subscribe(listener)
      return () => {
        add(key, -1)
        stop()
      }
    },
  })
  return (key) => {
    const store = stores.get(key) ?? counting(key, make(key))
    // Moves the store to the end, as the last used.
    stores.delete(key)
    stores.set(key, store)
    const idle = [...stores.keys()].filter((one) => one !== key && !followers.has(one))
    idle.slice(0, -KEPT).forEach((one) => stores.delete(one))
    return store
  }
}
