import { rulingMetadata } from '@/components/preview/page-metadata'
import { RulingScreen } from '@/components/referee/ruling-screen'
import { RunsRuling } from '@/components/referee/runs/runs-ruling'

export const metadata = rulingMetadata('runs')

export default function RunsPage() {
  return <RulingScreen path="runs" part={RunsRuling} />
}
