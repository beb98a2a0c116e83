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

/** What stands after the `#` of the address, which no host ever sees; empty in the page as it was built. */
export const useHash = (): string =>
  useSyncExternalStore(
    subscribe,
    () => window.location.hash.slice(1),
    () => '',
  )

/** Takes it out of the address again, once it was kept or put away. */
export function clearHash(): void {
  replaceAddress(window.location.pathname + window.location.search)
  window.dispatchEvent(new Event('popstate'))
}
