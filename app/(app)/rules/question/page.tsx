import { pageMetadata } from '@/components/preview/page-metadata'
import { QuestionInApp } from '@/components/rules/in-language'

export const metadata = pageMetadata('/rules/question/')

/** The page to which the worker leads from the page of a question without a network: a phone keeps none of those pages. */
export default function QuestionInAppPage() {
  return <QuestionInApp />
}
