import { pageMetadata } from '@/components/preview/page-metadata'
import { SourcesPage } from '@/components/rules/sources-page'

export const metadata = pageMetadata('/sources/')

export default function AllSourcesPage() {
  return <SourcesPage />
}
