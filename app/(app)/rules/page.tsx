import { pageMetadata } from '@/components/preview/page-metadata'
import { InLanguage } from '@/components/rules/in-language'
import { RulesIndex } from '@/components/rules/rules-index'

export const metadata = pageMetadata('/rules/')

export default function RulesPage() {
  return (
    <InLanguage page="index">
      <RulesIndex />
    </InLanguage>
  )
}
