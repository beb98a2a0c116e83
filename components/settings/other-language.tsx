// This file has everything that a page needs in a language other than English, so that it is loaded as one.
import { lazyPart } from '@/components/ui/lazy-part'
import { LanguageFound } from './language-found'

export { fetchFirstWords, speakLanguage } from '@/lib/messages/load-words'
export { keepAsked } from './choose-language'

const TitleInLanguage = lazyPart(() => import('./title-in-language').then((part) => part.TitleInLanguage), null)

/** The parts that a page served in English adds for other languages. */
export const BesideEnglish = () => (
  <>
    <LanguageFound />
    <TitleInLanguage />
  </>
)
