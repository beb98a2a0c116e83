import type { Metadata } from 'next'
import { Suspense } from 'react'
import { PlayersRoute } from '@/components/players/players-route'
import { Screen } from '@/components/ui/screen'

export const metadata: Metadata = { title: 'Players and pairs' }

export default function PlayersPage() {
  return (
    <Suspense
      fallback={
        <Screen title="Players and pairs" back={{ href: '/history', label: 'History' }}>
          {null}
        </Screen>
      }
    >
      <PlayersRoute />
    </Suspense>
  )
}
