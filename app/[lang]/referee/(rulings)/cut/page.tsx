import { rulingMetadata } from '@/components/preview/page-metadata'
import { RulingScreen } from '@/components/referee/ruling-screen'
import { CutRuling } from '@/components/referee/rulings/cut-ruling'

export const metadata = rulingMetadata('cut')

export default function CutPage() {
  return <RulingScreen path="cut" part={CutRuling} />
}
