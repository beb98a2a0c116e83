import { useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/** Returns a fact about the browser that does not change; a built page, which no browser has drawn yet, shows `first`. */
export const useInBrowser = <T extends string | number | boolean | null>(find: () => T, first: T): T =>
  useSyncExternalStore(never, find, () => first)

/**
 * Tells whether this part came as HTML with its page. Such a part shows what holds on every device until the disk is read; one that
 * is opened later keeps its place free until then.
 */
export function useIsBuilt(): boolean {
  const isBuilt = useInBrowser(() => false, true)
  const [was] = useState(isBuilt)
  return was
}
