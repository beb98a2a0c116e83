import { rulingMetadata } from '@/components/preview/page-metadata'
import { RulingScreen } from '@/components/referee/ruling-screen'
import { ClaimRulingPart } from '@/components/referee/rulings/claim-ruling'

export const metadata = rulingMetadata('claim')

export default function ClaimPage() {
  return <RulingScreen path="claim" part={ClaimRulingPart} />
}
