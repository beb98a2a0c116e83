'use client'

import { usePathname } from 'next/navigation'
import { Fragment, useEffect, useLayoutEffect, useReducer, useState, type ComponentType, type ReactNode } from 'react'
import { onSpoken } from '@/lib/messages/locale'
import { wordsHaveCome } from '@/lib/messages/section'

// Load the words while the page hydrates, not after it. If they do not come, they are asked for again then.
if (typeof document !== 'undefined' && document.documentElement.lang !== 'en')
  void import('./other-language')
    .then(({ fetchFirstWords }) => fetchFirstWords(document.documentElement.lang))
    .catch(() => null)

/**
 * The page in the language chosen on this device. Each page hydrates in English, as it was built, and stays hidden until its
 * words have loaded, so that a tap does not hit something that is about to be rendered again. `boot.js` has found the language
 * and hidden the first page. In English, nothing of this is loaded.
 */
export function InChosenLanguage({ children }: { readonly children: ReactNode }) {
  const [times, drawAgain] = useReducer((before: number) => before + 1, 0)
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
          // If the words cannot be loaded, show the page in English.
          root.lang = 'en'
          root.dir = 'ltr'
          drawAgain()
        })
    return onSpoken(drawAgain)
  }, [])
  const path = usePathname()
  useLayoutEffect(() => {
    const coming = wordsHaveCome()
    if (coming === null) return
    document.documentElement.dataset['unsaid'] = ''
    void coming.then(drawAgain)
  }, [path])
  useLayoutEffect(() => {
    if (times > 0) delete document.documentElement.dataset['unsaid']
  }, [times])
  // With a new key, everything is rendered again in the new language.
  return (
    <Fragment key={times}>
      {Beside === null ? null : <Beside />}
      {children}
    </Fragment>
  )
}
