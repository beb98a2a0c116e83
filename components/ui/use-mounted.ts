import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page runs in a browser: what a browser can do is not known when the page is built. */
export const useMounted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
