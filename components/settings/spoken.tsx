'use client'

import { usePathname } from 'next/navigation'
import { Fragment, useEffect, useLayoutEffect, useReducer, useState, type ComponentType, type ReactNode } from 'react'
import { onSpoken } from '@/lib/messages/locale'
import { wordsHaveCome } from '@/lib/messages/section'

/**
 * The page in the language chosen on this phone. It comes alive in English, as it was built, and so does each that is opened
 * from it; none is shown before its words are there, so that no one taps on what is then drawn again. `boot.js` has found the
 * language and hidden the first page. Who reads English never fetches what speaks another.
 */
export function Spoken({ children }: { readonly children: ReactNode }) {
  const [times, sayAnew] = useReducer((before: number) => before + 1, 0)
  const [Beside, setBeside] = useState<ComponentType | null>(null)
  useEffect(() => {
    const root = document.documentElement
    if (root.lang !== 'en')
      import('./other-language')
        .then(async ({ BesideEnglish, keepAsked, speakLanguage }) => {
          await speakLanguage(root.lang)
          setBeside(() => BesideEnglish)
          void keepAsked()
        })
        .catch(() => {
          // An unread page is of no use to anyone.
          root.lang = 'en'
          root.dir = 'ltr'
          sayAnew()
        })
    return onSpoken(sayAnew)
  }, [])
  const path = usePathname()
  useLayoutEffect(() => {
    const coming = wordsHaveCome()
    if (coming === null) return
    document.documentElement.dataset['unsaid'] = ''
    void coming.then(sayAnew)
  }, [path])
  useLayoutEffect(() => {
    if (times > 0) delete document.documentElement.dataset['unsaid']
  }, [times])
  // Another key: nothing that was drawn in another language stays.
  return (
    <Fragment key={times}>
      {Beside === null ? null : <Beside />}
      {children}
    </Fragment>
  )
}
