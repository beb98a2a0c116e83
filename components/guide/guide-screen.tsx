'use client'

import { useEffect } from 'react'
import { lazyPart, type LazyPart } from '@/components/ui/lazy-part'
import { Skeleton } from '@/components/ui/skeleton'
import { partGuide } from '@/lib/messages/compiled/app/parts'
import { guide as english } from '@/lib/messages/compiled/guide/en'
import { GUIDES } from '@/lib/messages/compiled/guides'
import { oneMoment } from '@/lib/messages/compiled/table/shared'
import type { Guide } from '@/lib/messages/guide'
import { spokenLanguage } from '@/lib/messages/locale'
import { GuidePage } from './guide-page'

const guideFrom = (load: () => Promise<{ readonly guide: Guide }>): LazyPart<object> =>
  lazyPart(
    async () => {
      const { guide } = await load()
      return function GuideThere() {
        return <GuidePage guide={guide.parts} />
      }
    },
    () => partGuide,
    { waiting: () => <Skeleton label={oneMoment} rows={6} className="safe mx-auto max-w-2xl px-4" /> },
  )

/** The guide in each other language. The service worker keeps it on the device with the words of the language. */
const OTHERS: Readonly<Record<string, LazyPart<object>>> = Object.fromEntries(
  Object.entries(GUIDES).map(([language, load]) => [language, guideFrom(load)]),
)

/** The guide in the current language; in English if that has none. */
export function GuideScreen() {
  // Load the guide together with the words, so that both are there at the same time.
  useEffect(() => void OTHERS[document.documentElement.lang]?.ask(), [])
  const Other = OTHERS[spokenLanguage()]
  if (Other !== undefined) return <Other />
  return (
    <div lang="en" dir="ltr">
      <GuidePage guide={english.parts} />
    </div>
  )
}
