import { pageMetadata } from '@/components/preview/page-metadata'
import { StoriesPage } from '@/components/rules/stories-page'

export const metadata = pageMetadata('/rules/stories/')

export default function RulesStoriesPage() {
  return <StoriesPage />
}
