import { useSyncExternalStore } from 'react'
import { replaceAddress } from '@/components/ui/use-back-step'

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener)
  return () => window.removeEventListener('popstate', listener)
}

/**
 * A value from the address; `null` where it is missing, and in the page as it was built. Unlike the router's own
 * hook it leaves that page as it is, so that it can be read before any script has run, and without one.
 */
export const useAddress = (name: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(window.location.search).get(name),
    () => null,
  )

/** Writes a value into the address without leaving the page; an empty one is taken out. */
export function writeAddress(values: Readonly<Record<string, string>>): void {
  const url = new URL(window.location.href)
  for (const [name, value] of Object.entries(values)) {
    if (value === '') url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  replaceAddress(url)
}
