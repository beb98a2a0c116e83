import { pageMetadata } from '@/components/preview/page-metadata'
import { InLanguage } from '@/components/rules/in-language'

export const metadata = pageMetadata('/rules/stories/')

export default function RulesStoriesPage() {
  return <InLanguage page="stories" />
}
