'use client'

import { Fragment, useEffect, useLayoutEffect, useReducer, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { onSpoken } from '@/lib/messages/locale'

/**
 * The page in the language chosen on this phone. It comes alive in English, as it was built, and is not shown before its
 * words are there: what `boot.js` found is on the root element. Who reads English never fetches what speaks another.
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
          // An unread page is of no use to anybody.
          root.lang = 'en'
          root.dir = 'ltr'
          sayAnew()
        })
    return onSpoken(sayAnew)
  }, [])
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
