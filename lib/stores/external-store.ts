/** A value outside React that components follow: see `useSyncExternalStore`. */
export interface ExternalStore<T> {
  readonly subscribe: (listener: () => void) => () => void
  readonly get: () => T
  readonly set: (value: T) => void
}

/**
 * A store that follows its source (`start`) as long as someone looks, and keeps the last value in between, so
 * that going from one screen to the next shows the sheet at once.
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

/** One store a key, made when first asked for. */
export function storesByKey<T>(make: (key: string) => ExternalStore<T>): (key: string) => ExternalStore<T> {
  const stores = new Map<string, ExternalStore<T>>()
  return (key) => {
    const store = stores.get(key) ?? make(key)
    stores.set(key, store)
    return store
  }
}
