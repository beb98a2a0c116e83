import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Tells whether the page runs in a browser, whose features are unknown while the page is built. */
export const useMounted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
