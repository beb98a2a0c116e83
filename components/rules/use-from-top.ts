import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Shows from its top what a link on the same page has led to: the router scrolls for other pages only. Where someone goes back, the
 * browser returns to the place itself. `undefined` stands for the page as it was built.
 */
export function useFromTop(shown: string | null | undefined): void {
  const before = useRef<string | null | undefined>(undefined)
  const returnedTo = useRef('')
  useEffect(() => {
    const noteReturn = () => {
      returnedTo.current = window.location.href
    }
    window.addEventListener('popstate', noteReturn)
    return () => window.removeEventListener('popstate', noteReturn)
  }, [])
  useLayoutEffect(() => {
    const isAnother = before.current !== undefined && before.current !== shown
    before.current = shown
    if (isAnother && returnedTo.current !== window.location.href) window.scrollTo(0, 0)
    if (isAnother) returnedTo.current = ''
  }, [shown])
}
