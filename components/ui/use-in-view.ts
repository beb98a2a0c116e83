import { useEffect, useRef } from 'react'

/**
 * Returns a ref whose element is scrolled into view, as little as needed, when `asked` becomes a question or changes. `known` is
 * the question that is not new when the screen opens.
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
