import { pageMetadata } from '@/components/preview/page-metadata'
import { GameRoute } from '@/components/sheet/game-route'

export const metadata = pageMetadata('/game/')

export default function GamePage() {
  return <GameRoute />
}
