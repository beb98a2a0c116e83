import { rulingMetadata } from '@/components/preview/page-metadata'
import { RulingScreen } from '@/components/referee/ruling-screen'
import { VoidRuling } from '@/components/referee/rulings/void-ruling'

export const metadata = rulingMetadata('void-deal')

export default function VoidDealPage() {
  return <RulingScreen path="void-deal" part={VoidRuling} />
}
