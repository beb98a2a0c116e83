import { rulingMetadata } from '@/components/preview/page-metadata'
import { RulingScreen } from '@/components/referee/ruling-screen'
import { ExchangeRuling } from '@/components/referee/rulings/exchange-ruling'

export const metadata = rulingMetadata('exchange')

export default function ExchangePage() {
  return <RulingScreen path="exchange" part={ExchangeRuling} />
}
