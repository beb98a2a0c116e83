import { PastGame } from '@/components/history/past-game'
import { pageMetadata } from '@/components/preview/page-metadata'

export const metadata = pageMetadata('/history/game/')

export default function HistoryGamePage() {
  return <PastGame />
}
