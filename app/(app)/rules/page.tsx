import { pageMetadata } from '@/components/preview/page-metadata'
import { IndexOrQuestion } from '@/components/rules/in-language'
import { RulesIndex } from '@/components/rules/rules-index'

export const metadata = pageMetadata('/rules/')

export default function RulesPage() {
  return (
    <IndexOrQuestion>
      <RulesIndex />
    </IndexOrQuestion>
  )
}
