import type { Metadata } from 'next'
import { Suspense } from 'react'
import { GamePage } from '@/components/history/game-page'
import { Screen } from '@/components/ui/screen'

export const metadata: Metadata = { title: 'A game' }

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
