import { pageMetadata } from '@/components/preview/page-metadata'
import { InLanguage } from '@/components/rules/in-language'
import { SourcesPage } from '@/components/rules/sources-page'

export const metadata = pageMetadata('/sources/')

export default function AllSourcesPage() {
  return (
    <InLanguage page="sources">
      <SourcesPage />
    </InLanguage>
  )
}
