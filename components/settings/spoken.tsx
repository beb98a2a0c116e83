'use client'

import { Fragment, useEffect, useLayoutEffect, useReducer } from 'react'
import type { ReactNode } from 'react'
import { onSpoken, speakLanguage, spokenLanguage } from '@/lib/messages/speaking'

/**
 * The page in the language chosen on this phone. It comes alive in English, as it was built, and is not shown before its
 * words are there: what `boot.js` found is on the root element.
 */
export function Spoken({ children }: { readonly children: ReactNode }) {
  const [times, sayAnew] = useReducer((before: number) => before + 1, 0)
  useEffect(() => onSpoken(sayAnew), [])
  useEffect(() => {
    const { lang } = document.documentElement
    if (lang !== 'en' && spokenLanguage() === 'en') speakLanguage(lang).catch(goOnInEnglish)
  }, [])
  useLayoutEffect(() => {
    if (times > 0) show()
  }, [times])
  // Another key: nothing that was drawn in another language stays.
  return <Fragment key={times}>{children}</Fragment>
}

/** The words did not come: an unread page is of no use to anybody. */
function goOnInEnglish(): void {
  Object.assign(document.documentElement, { lang: 'en', dir: 'ltr' })
  show()
}

const show = (): void => {
  delete document.documentElement.dataset['unsaid']
}
