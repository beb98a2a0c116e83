import { rulingMetadata } from '@/components/preview/page-metadata'
import { ReplayRuling } from '@/components/referee/replay/replay-ruling'
import { RulingScreen } from '@/components/referee/ruling-screen'

export const metadata = rulingMetadata('replay')

export default function ReplayPage() {
  return <RulingScreen path="replay" part={ReplayRuling} />
}
