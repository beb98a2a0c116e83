import { useEffect, useRef } from 'react'

/**
 * Brings what is asked for into view, as little as that takes, when it begins to be asked, or in other words. `known`:
 * what is no news when the screen opens.
 */
export function useInView<T extends HTMLElement>(asked: string | boolean, known: string | boolean = false) {
  const place = useRef<T>(null)
  const before = useRef(known)
  useEffect(() => {
    if (asked !== false && asked !== before.current) place.current?.scrollIntoView({ block: 'nearest' })
    before.current = asked
  }, [asked])
  return place
}
