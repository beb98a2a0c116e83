import { pageMetadata } from '@/components/preview/page-metadata'
import { InLanguage } from '@/components/rules/in-language'
import { StoriesPage } from '@/components/rules/stories-page'

export const metadata = pageMetadata('/rules/stories/')

export default function RulesStoriesPage() {
  return (
    <InLanguage page="stories">
      <StoriesPage />
    </InLanguage>
  )
}
