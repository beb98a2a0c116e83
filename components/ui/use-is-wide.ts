import { useSyncExternalStore } from 'react'

/** The media query for two panes side by side; `panes` in the styles has the same value. */
const WIDE = '(width >= 64rem) and (height >= 32rem)'

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(WIDE)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** Tells whether two panes are shown side by side. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  )
