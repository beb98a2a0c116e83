import { pageMetadata } from '@/components/preview/page-metadata'
import { ComparePage } from '@/components/rules/compare-page'
import { InLanguage } from '@/components/rules/in-language'

export const metadata = pageMetadata('/rules/compare/')

export default function RulesComparePage() {
  return (
    <InLanguage page="compare">
      <ComparePage />
    </InLanguage>
  )
}
