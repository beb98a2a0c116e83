import { useSyncExternalStore } from 'react'

/** Room for two panes side by side; the same value is `panes` in the styles. */
const WIDE = '(width >= 64rem) and (height >= 32rem)'

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(WIDE)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** Tells whether two panes are shown side by side. A page as built has one. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  )
