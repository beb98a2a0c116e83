import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Scrolls to the top when `shown` changes on the same page, because the router does so only for another page. After Back, the
 * browser restores the position by itself. `undefined` stands for the built page.
 */
export function useScrollToTop(shown: string | null | undefined): void {
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
