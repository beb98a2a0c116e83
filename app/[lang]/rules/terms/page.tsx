import { pageMetadata } from '@/components/preview/page-metadata'
import { TermsPage } from '@/components/rules/terms-page'

export const metadata = pageMetadata('/rules/terms/')

export default function RulesTermsPage() {
  return <TermsPage />
}
