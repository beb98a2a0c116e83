'use client'

import { useEffect, useLayoutEffect, useRef } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { Skeleton } from '@/components/ui/skeleton'
import { useMounted } from '@/components/ui/use-mounted'
import { partQuestions } from '@/lib/messages/compiled/app/parts'
import { oneMoment } from '@/lib/messages/compiled/table/shared'
import { RulesIndex } from './rules-index'
import { useAskedQuestion } from './use-asked-question'

const Question = lazyPart(
  () => import('./question-page').then((part) => part.QuestionPage),
  () => partQuestions,
  { waiting: () => <Skeleton label={oneMoment} rows={6} className="safe mx-auto max-w-2xl px-4" /> },
)

// A question in the address is loaded together with the page, not after it.
if (typeof window !== 'undefined' && new URLSearchParams(window.location.search).has('q')) void Question.ask()

/**
 * The question that the address names; the index if it names none. The built page is the index, which `boot.js` hides if the
 * address names a question.
 */
export function IndexOrQuestion() {
  const question = useAskedQuestion()
  const isMounted = useMounted()
  useScrollToTop(isMounted ? question : undefined)
  if (question !== null) return <Question key={question} id={question} />
  return (
    <div className={isMounted ? undefined : 'index-as-built'}>
      <RulesIndex />
    </div>
  )
}

/**
 * Scrolls to the top when `shown` changes on the same page, because the router does so only for another page. The browser restores
 * the position after Back. `shown` is `undefined` on the built page.
 */
function useScrollToTop(shown: string | null | undefined): void {
  const before = useRef<string | null | undefined>(undefined)
  const returnedTo = useRef('')
  useEffect(() => {
    const noteReturn = () => {
      returnedTo.current = window.location.href
    }
    window.addEventListener('popstate', noteReturn)
    return () => window.removeEventListener('popstate', noteReturn)
  }, [])
  useLayoutEffect(() => {
    const isAnother = before.current !== undefined && before.current !== shown
    before.current = shown
    if (isAnother && returnedTo.current !== window.location.href) window.scrollTo(0, 0)
    if (isAnother) returnedTo.current = ''
  }, [shown])
}
