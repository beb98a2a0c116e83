import { rulingMetadata } from '@/components/preview/page-metadata'
import { RulingScreen } from '@/components/referee/ruling-screen'
import { PileRuling } from '@/components/referee/rulings/pile-ruling'

export const metadata = rulingMetadata('pile')

export default function PilePage() {
  return <RulingScreen path="pile" part={PileRuling} />
}
