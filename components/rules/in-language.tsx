'use client'

import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { Skeleton } from '@/components/ui/skeleton'
import { partQuestions } from '@/lib/messages/compiled/app/parts'
import { oneMoment } from '@/lib/messages/compiled/table/shared'
import { spokenLanguage } from '@/lib/messages/speaking'
import type { QuestionId } from '@/lib/rulesets/lookup/question-ids'

const WAITING = { waiting: () => <Skeleton label={oneMoment} rows={6} className="safe mx-auto max-w-2xl px-4" /> }
const name = () => partQuestions

const Question = lazyPart(() => import('./question-page').then((part) => part.QuestionPage), name, WAITING)

const PAGES = {
  index: lazyPart(() => import('./rules-index').then((part) => part.RulesIndex), name, WAITING),
  compare: lazyPart(() => import('./compare-page').then((part) => part.ComparePage), name, WAITING),
  terms: lazyPart(() => import('./terms-page').then((part) => part.TermsPage), name, WAITING),
  stories: lazyPart(() => import('./stories-page').then((part) => part.StoriesPage), name, WAITING),
  sources: lazyPart(() => import('./sources-page').then((part) => part.SourcesPage), name, WAITING),
}

interface InLanguageProps {
  /** A page of the lookup, or the question of one. */
  readonly page: keyof typeof PAGES | { readonly question: QuestionId }
  /** The page as it was built, in English. */
  readonly children: ReactNode
}

/**
 * A page of the lookup as it was built. Where another language than English is spoken, what the page is made of is fetched and
 * drawn on the phone: the words of the rules weigh too much for pages that are read in English.
 */
export function InLanguage({ page, children }: InLanguageProps) {
  const part = typeof page === 'string' ? PAGES[page] : Question
  // Asked for with the words, so that it is there as soon as they are.
  useEffect(() => {
    if (document.documentElement.lang !== 'en') void part.ask()
  }, [part])
  if (spokenLanguage() === 'en') return children
  if (typeof page !== 'string') return <Question id={page.question} />
  const Page = PAGES[page]
  return <Page />
}
