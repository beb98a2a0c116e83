import { Suspense } from 'react'
import { PlayersRoute } from '@/components/players/players-route'
import { pageMetadata } from '@/components/preview/page-metadata'
import { Screen } from '@/components/ui/screen'

export const metadata = pageMetadata('/players/')

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
