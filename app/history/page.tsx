import { HistoryScreen } from '@/components/history/history-screen'
import { pageMetadata } from '@/components/preview/page-metadata'

export const metadata = pageMetadata('/history/')

export default function HistoryPage() {
  return <HistoryScreen />
}
