import type { QuestionId } from '@/lib/rulesets/lookup/question-ids'
import { ComparePage } from './compare-page'
import { QuestionPage } from './question-page'
import { RulesIndex } from './rules-index'
import { SourcesPage } from './sources-page'
import { StoriesPage } from './stories-page'
import { TermsPage } from './terms-page'

/** The name of a page of the lookup, or the question that a page shows. */
export type PageOfRules = keyof typeof PAGES | { readonly question: QuestionId }

const PAGES = { index: RulesIndex, compare: ComparePage, terms: TermsPage, stories: StoriesPage, sources: SourcesPage }

/** The content of a lookup page, rendered in the browser. */
export function PageInLanguage({ page }: { readonly page: PageOfRules }) {
  if (typeof page !== 'string') return <QuestionPage id={page.question} />
  const Page = PAGES[page]
  return <Page />
}
