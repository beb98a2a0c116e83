import { useSyncExternalStore } from 'react'
import { replaceAddress } from '@/components/ui/use-back-step'

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  window.addEventListener('popstate', listener)
  return () => {
    window.removeEventListener('hashchange', listener)
    window.removeEventListener('popstate', listener)
  }
}

/** The code in what is after the `#` of an address: a point, a bracket or a line break behind a link in a message is no part of it. */
export const codeInHash = (hash: string): string => /^#([A-Za-z0-9_-]*)/.exec(hash)?.[1] ?? ''

/** The code after the `#` of the address, which no host ever sees; empty in the page as it was built. */
export const useHash = (): string =>
  useSyncExternalStore(
    subscribe,
    () => codeInHash(window.location.hash),
    () => '',
  )

/** Takes it out of the address again, once it was kept or put away. */
export function clearHash(): void {
  replaceAddress(window.location.pathname + window.location.search)
  window.dispatchEvent(new Event('popstate'))
}
