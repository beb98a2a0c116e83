import { useSyncExternalStore } from 'react'
import { replaceAddress } from './use-back-step'

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  window.addEventListener('popstate', listener)
  return () => {
    window.removeEventListener('hashchange', listener)
    window.removeEventListener('popstate', listener)
  }
}

/**
 * Returns the code after the `#` of an address. Stops at the first other character, because a message can have a full stop, a
 * bracket or a line break after a link.
 */
export const codeInHash = (hash: string): string => /^#([A-Za-z0-9_-]*)/.exec(hash)?.[1] ?? ''

/** Returns the code after the `#` of the address, which browsers do not send to the host. */
export const useHash = (): string =>
  useSyncExternalStore(
    subscribe,
    () => codeInHash(window.location.hash),
    () => '',
  )

/** Removes the code from the address, once it was kept or discarded. */
export function clearHash(): void {
  replaceAddress(window.location.pathname + window.location.search)
  window.dispatchEvent(new Event('popstate'))
}
