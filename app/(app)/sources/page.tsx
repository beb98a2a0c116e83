import { pageMetadata } from '@/components/preview/page-metadata'
import { InLanguage } from '@/components/rules/in-language'

export const metadata = pageMetadata('/sources/')

export default function AllSourcesPage() {
  return <InLanguage page="sources" />
}
