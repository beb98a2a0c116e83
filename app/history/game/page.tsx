import { GamePage } from '@/components/history/game-page'
import { pageMetadata } from '@/components/preview/page-metadata'

export const metadata = pageMetadata('/history/game/')

export default function HistoryGamePage() {
  return <GamePage />
}
