import type { ExternalStore } from './external-store'

/** Stores that no one follows are kept for a way back to them: so many, those asked for last. */
const KEPT = 6

/** One store a key, as `storesByKey` has them, for keys without number: those that no one follows any more are dropped. */
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
    // The last asked for stands last.
    stores.delete(key)
    stores.set(key, store)
    const idle = [...stores.keys()].filter((one) => one !== key && !followers.has(one))
    idle.slice(0, -KEPT).forEach((one) => stores.delete(one))
    return store
  }
}
