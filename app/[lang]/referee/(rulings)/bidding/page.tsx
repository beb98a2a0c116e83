import { rulingMetadata } from '@/components/preview/page-metadata'
import { RulingScreen } from '@/components/referee/ruling-screen'
import { BiddingRuling } from '@/components/referee/rulings/bidding-ruling'

export const metadata = rulingMetadata('bidding')

export default function BiddingPage() {
  return <RulingScreen path="bidding" part={BiddingRuling} />
}
