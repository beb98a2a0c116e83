'use client'

import { useEffect, type ReactNode } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { Skeleton } from '@/components/ui/skeleton'
import { useMounted } from '@/components/ui/use-mounted'
import { partQuestions } from '@/lib/messages/compiled/app/parts'
import { oneMoment } from '@/lib/messages/compiled/table/shared'
import { spokenLanguage } from '@/lib/messages/locale'
import type { PageOfRules } from './page-in-language'
import { useAskedQuestion } from './use-asked-question'
import { useFromTop } from './use-from-top'

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

/**
 * The question that the address names, drawn on the phone; the index where it names none. As built the page is the index, which
 * `boot.js` hides where the address asks for a question.
 */
export function IndexOrQuestion({ children }: { readonly children: ReactNode }) {
  const question = useAskedQuestion()
  const isMounted = useMounted()
  useFromTop(isMounted ? question : undefined)
  if (question !== null) return <Page key={question} page={{ question }} />
  return (
    <div className={isMounted ? undefined : 'index-as-built'}>
      <InLanguage page="index">{children}</InLanguage>
    </div>
  )
}
