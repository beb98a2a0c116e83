'use client'

import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { Skeleton } from '@/components/ui/skeleton'
import { useMounted } from '@/components/ui/use-mounted'
import { partQuestions } from '@/lib/messages/compiled/app/parts'
import { oneMoment } from '@/lib/messages/compiled/table/shared'
import { spokenLanguage } from '@/lib/messages/locale'
import type { PageOfRules } from './page-in-language'
import { useAskedQuestion } from './use-asked-question'

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
 * A page of the lookup. In English it is shown as it was built. In another language its content is loaded and rendered in the
 * browser. That code is loaded only then, because the texts of the rules are too large for readers of English.
 */
export function InLanguage({ page, children }: InLanguageProps) {
  // The page loads at the same time as the texts of the language, so that it can be shown as soon as they arrive.
  useEffect(() => {
    if (document.documentElement.lang !== 'en') void Page.ask()
  }, [])
  return spokenLanguage() === 'en' ? children : <Page page={page} />
}

/**
 * The question that the address names, rendered in the browser; the index if it names none. The built page is the index, which
 * `boot.js` hides if the address names a question.
 */
export function IndexOrQuestion({ children }: { readonly children: ReactNode }) {
  const question = useAskedQuestion()
  const isMounted = useMounted()
  useScrollToTop(isMounted ? question : undefined)
  if (question !== null) return <Page key={question} page={{ question }} />
  return (
    <div className={isMounted ? undefined : 'index-as-built'}>
      <InLanguage page="index">{children}</InLanguage>
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
