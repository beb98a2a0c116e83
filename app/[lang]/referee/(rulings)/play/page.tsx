import { rulingMetadata } from '@/components/preview/page-metadata'
import { RulingScreen } from '@/components/referee/ruling-screen'
import { PlayRuling } from '@/components/referee/rulings/play-ruling'

export const metadata = rulingMetadata('play')

export default function PlayPage() {
  return <RulingScreen path="play" part={PlayRuling} />
}
