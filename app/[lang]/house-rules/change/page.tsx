import { ChangeRulesRoute } from '@/components/house-rules/routes'
import { pageMetadata } from '@/components/preview/page-metadata'

export const metadata = pageMetadata('/house-rules/change/')

export default function ChangeRulesPage() {
  return <ChangeRulesRoute />
}
