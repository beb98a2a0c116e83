'use client'

import { useEffect, useLayoutEffect, useRef } from 'react'
import { replaceAddress } from '@/components/addresses/use-back-step'
import { lazyPart } from '@/components/ui/lazy-part'
import { Skeleton } from '@/components/ui/skeleton'
import { partQuestions } from '@/lib/messages/compiled/app/parts'
import { oneMoment } from '@/lib/messages/compiled/table/shared'
import type { QuestionId } from '@/lib/rulesets/lookup/question-ids'
import { pageAddress } from '../addresses/page-address'
import { questionPage } from '../addresses/rule-address'
import { RulesIndex } from './rules-index'
import { useAskedQuestion } from './use-asked-question'

const Question = lazyPart(
  () => import('./question-page').then((part) => part.QuestionPage),
  () => partQuestions,
  { waiting: () => <Skeleton label={oneMoment} rows={6} className="safe mx-auto max-w-2xl px-4" /> },
)

/** The question that the address names; the index if it names none. */
export function IndexOrQuestion() {
  const question = useAskedQuestion()
  useScrollToTop(question)
  useOwnAddress(question)
  return question === null ? <RulesIndex /> : <Question key={question} id={question} />
}

/** Writes the address of the question's own page, which can be sent to others. */
function useOwnAddress(question: QuestionId | null): void {
  useEffect(() => {
    const { hash, search } = window.location
    const params = new URLSearchParams(search)
    // The page may be shown just before its address has changed.
    if (question === null || params.get('q') !== question) return
    params.delete('q')
    const query = params.size === 0 ? '' : `?${params}`
    replaceAddress(`${pageAddress(questionPage(question))}${query}${hash}`)
  }, [question])
}

/**
 * Scrolls to the top when `shown` changes on the same page, because the router does so only for another page. The browser restores
 * the position after Back.
 */
function useScrollToTop(shown: string | null): void {
  const before = useRef(shown)
  const returnedTo = useRef('')
  useEffect(() => {
    const noteReturn = () => {
      returnedTo.current = window.location.href
    }
    window.addEventListener('popstate', noteReturn)
    return () => window.removeEventListener('popstate', noteReturn)
  }, [])
  useLayoutEffect(() => {
    const isAnother = before.current !== shown
    before.current = shown
    if (isAnother && returnedTo.current !== window.location.href) window.scrollTo(0, 0)
    if (isAnother) returnedTo.current = ''
  }, [shown])
}
