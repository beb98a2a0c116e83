import { Suspense } from 'react'
import { HistoryScreen } from '@/components/history/history-screen'
import { pageMetadata } from '@/components/preview/page-metadata'
import { Screen } from '@/components/ui/screen'

export const metadata = pageMetadata('/history/')

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
