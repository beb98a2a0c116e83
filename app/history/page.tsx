import type { Metadata } from 'next'
import { Suspense } from 'react'
import { HistoryScreen } from '@/components/history/history-screen'
import { Screen } from '@/components/ui/screen'

export const metadata: Metadata = { title: 'History' }

export default function HistoryPage() {
  return (
    <Suspense
      fallback={
        <Screen title="History" back={{ href: '/', label: 'Home' }}>
          {null}
        </Screen>
      }
    >
      <HistoryScreen />
    </Suspense>
  )
}
