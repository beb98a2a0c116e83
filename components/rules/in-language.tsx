'use client'

import { useEffect, type ReactNode } from 'react'
import { useAddress } from '@/components/addresses/use-address'
import { lazyPart } from '@/components/ui/lazy-part'
import { Skeleton } from '@/components/ui/skeleton'
import { partQuestions } from '@/lib/messages/compiled/app/parts'
import { oneMoment } from '@/lib/messages/compiled/table/shared'
import { spokenLanguage } from '@/lib/messages/locale'
import { QUESTION_IDS } from '@/lib/rulesets/lookup/question-ids'
import type { PageOfRules } from './page-in-language'

const Page = lazyPart(
  () => import('./page-in-language').then((part) => part.PageInLanguage),
  () => partQuestions,
  { waiting: () => <Skeleton label={oneMoment} rows={6} className="safe mx-auto max-w-2xl px-4" /> },
)

interface InLanguageProps {
  readonly page: PageOfRules
  /** The page as it was built, in English. */
  readonly children: ReactNode
}

/**
 * A page of the lookup as it was built. Where another language than English is spoken, what the page is made of is fetched and
 * drawn on the phone: the words of the rules weigh too much for pages that are read in English.
 */
export function InLanguage({ page, children }: InLanguageProps) {
  // Asked for with the words, so that it is there as soon as they are.
  useEffect(() => {
    if (document.documentElement.lang !== 'en') void Page.ask()
  }, [])
  return spokenLanguage() === 'en' ? children : <Page page={page} />
}

/** The question that the address names, drawn on the phone; the index where it names none. */
export function QuestionInApp() {
  const asked = useAddress('id')
  const question = QUESTION_IDS.find((id) => id === asked)
  return <Page page={question === undefined ? 'index' : { question }} />
}
