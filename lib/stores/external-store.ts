/** A value outside React that components subscribe to: see `useSyncExternalStore`. */
export interface ExternalStore<T> {
  readonly subscribe: (listener: () => void) => () => void
  readonly get: () => T
  /** The value before anything is read, which built pages show. */
  readonly first: T
  readonly set: (value: T) => void
}

/**
 * Returns a store that follows its source (`start`) while it has subscribers. It keeps the last value in between, so that the
 * next screen can show the sheet at once.
 */
export function externalStore<T>(
  first: T,
  start: (store: ExternalStore<T>) => () => void = () => () => {},
): ExternalStore<T> {
  const listeners = new Set<() => void>()
  let value = first
  let stop: (() => void) | null = null
  const store: ExternalStore<T> = {
    get: () => value,
    first,
    set: (next) => {
      value = next
      listeners.forEach((listener) => listener())
    },
    subscribe: (listener) => {
      listeners.add(listener)
      stop ??= start(store)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stop?.()
        stop = null
      }
    },
  }
  return store
}

/** Returns a function that returns the store of a key, and creates it at the first call. */
export function storesByKey<T>(make: (key: string) => ExternalStore<T>): (key: string) => ExternalStore<T> {
  const stores = new Map<string, ExternalStore<T>>()
  return (key) => {
    const store = stores.get(key) ?? make(key)
    stores.set(key, store)
    return store
  }
}
