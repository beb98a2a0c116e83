import { rulingMetadata } from '@/components/preview/page-metadata'
import { RulingScreen } from '@/components/referee/ruling-screen'
import { WrongRuling } from '@/components/referee/rulings/wrong-ruling'

export const metadata = rulingMetadata('wrong')

export default function WrongPage() {
  return <RulingScreen path="wrong" part={WrongRuling} />
}
