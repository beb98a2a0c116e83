import { Suspense } from 'react'
import { GamePage } from '@/components/history/game-page'
import { pageMetadata } from '@/components/preview/page-metadata'
import { Screen } from '@/components/ui/screen'

export const metadata = pageMetadata('/history/game/')

export default function HistoryGamePage() {
  return (
    <Suspense
      fallback={
        <Screen title="A game" back={{ href: '/history', label: 'History' }}>
          {null}
        </Screen>
      }
    >
      <GamePage />
    </Suspense>
  )
}
