import { HouseRulesScreen } from '@/components/house-rules/house-rules-screen'
import { pageMetadata } from '@/components/preview/page-metadata'

export const metadata = pageMetadata('/house-rules/')

export default function HouseRulesPage() {
  return <HouseRulesScreen />
}
