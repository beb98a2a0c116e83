'use client'

import { useEffect, useLayoutEffect, useRef } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { Skeleton } from '@/components/ui/skeleton'
import { partQuestions } from '@/lib/messages/compiled/app/parts'
import { oneMoment } from '@/lib/messages/compiled/table/shared'
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
  return question === null ? <RulesIndex /> : <Question key={question} id={question} />
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
