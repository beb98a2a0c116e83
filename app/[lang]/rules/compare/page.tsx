import { pageMetadata } from '@/components/preview/page-metadata'
import { ComparePage } from '@/components/rules/compare-page'

export const metadata = pageMetadata('/rules/compare/')

export default function RulesComparePage() {
  return <ComparePage />
}
