import { pageMetadata } from '@/components/preview/page-metadata'
import { RulesIndex } from '@/components/rules/rules-index'

export const metadata = pageMetadata('/rules/')

export default function RulesPage() {
  return <RulesIndex />
}
