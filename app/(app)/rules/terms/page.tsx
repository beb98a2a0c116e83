import { pageMetadata } from '@/components/preview/page-metadata'
import { InLanguage } from '@/components/rules/in-language'
import { TermsPage } from '@/components/rules/terms-page'

export const metadata = pageMetadata('/rules/terms/')

export default function RulesTermsPage() {
  return (
    <InLanguage page="terms">
      <TermsPage />
    </InLanguage>
  )
}
