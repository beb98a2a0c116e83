import { GameRoute } from '@/components/sheet/game-route'
import { pageMetadata } from '@/components/preview/page-metadata'

export const metadata = pageMetadata('/game/')

export default function GamePage() {
  return <GameRoute />
}
