import { rulingMetadata } from '@/components/preview/page-metadata'
import { RulingScreen } from '@/components/referee/ruling-screen'
import { BelaRuling } from '@/components/referee/rulings/bela-ruling'

export const metadata = rulingMetadata('bela')

export default function BelaPage() {
  return <RulingScreen path="bela" part={BelaRuling} />
}
