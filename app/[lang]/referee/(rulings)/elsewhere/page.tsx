import { rulingMetadata } from '@/components/preview/page-metadata'
import { ElsewhereRuling } from '@/components/referee/elsewhere/elsewhere-ruling'
import { RulingScreen } from '@/components/referee/ruling-screen'

export const metadata = rulingMetadata('elsewhere')

export default function ElsewherePage() {
  return <RulingScreen path="elsewhere" part={ElsewhereRuling} />
}
