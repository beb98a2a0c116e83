import { pageMetadata } from '@/components/preview/page-metadata'
import { IndexOrQuestion } from '@/components/rules/index-or-question'

export const metadata = pageMetadata('/rules/')

export default function RulesPage() {
  return <IndexOrQuestion />
}
