// This file has everything that a page needs in a language other than English, so that it is loaded as one.
import type { ReactElement } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { speakLanguage } from '@/lib/messages/load-words'
import { keepAsked } from './choose-language'
import { LanguageFound } from './language-found'

export { fetchFirstWords } from '@/lib/messages/load-words'

const TitleInLanguage = lazyPart(() => import('./title-in-language').then((part) => part.TitleInLanguage), null)

/** Speaks a language from now on, and returns the parts that it adds to every page. Rejects if its words do not come. */
export async function speak(language: string): Promise<ReactElement> {
  await speakLanguage(language)
  void keepAsked()
  return (
    <>
      <LanguageFound />
      <TitleInLanguage />
    </>
  )
}
