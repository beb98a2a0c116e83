'use client'

import { createElement, useEffect, type ReactNode } from 'react'
import { lazyPart, type LazyPart } from '@/components/ui/lazy-part'
import { Skeleton } from '@/components/ui/skeleton'
import { partGuide } from '@/lib/messages/compiled/app/parts'
import { GUIDES } from '@/lib/messages/compiled/guides'
import { oneMoment } from '@/lib/messages/compiled/table/shared'
import type { Guide } from '@/lib/messages/guide'
import { spokenLanguage } from '@/lib/messages/locale'

const pages = new Map<string, LazyPart<object>>()

/**
 * Returns the guide in another language; `null` if there is none. It is loaded when first shown, and the service worker keeps it
 * on the device with the words of the language.
 */
function pageIn(language: string): LazyPart<object> | null {
  const known = pages.get(language)
  if (known !== undefined) return known
  const guides: Readonly<Record<string, FetchGuide>> = GUIDES
  const fetchGuide = guides[language]
  if (fetchGuide === undefined) return null
  const page = lazyPart(
    () => pageOf(fetchGuide),
    () => partGuide,
    { waiting: () => <Skeleton label={oneMoment} rows={6} className="safe mx-auto max-w-2xl px-4" /> },
  )
  pages.set(language, page)
  return page
}

type FetchGuide = () => Promise<{ readonly guide: Guide }>

async function pageOf(fetchGuide: FetchGuide) {
  const [{ GuidePage }, { guide }] = await Promise.all([import('./guide-page'), fetchGuide()])
  return function GuideThere() {
    return <GuidePage guide={guide.parts} />
  }
}

interface GuideInLanguageProps {
  /** The built guide in English. */
  readonly children: ReactNode
}

/** The guide as it was built, or rendered on the device in the current language; in English if that has none. */
export function GuideInLanguage({ children }: GuideInLanguageProps) {
  // Load the guide together with the words, so that both are there at the same time.
  useEffect(() => void pageIn(document.documentElement.lang)?.ask(), [])
  const language = spokenLanguage()
  if (language === 'en') return children
  const page = pageIn(language)
  return page === null ? (
    <div lang="en" dir="ltr">
      {children}
    </div>
  ) : (
    createElement(page)
  )
}
