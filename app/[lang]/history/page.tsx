import { HistoryRoute } from '@/components/history/history-route'
import { pageMetadata } from '@/components/preview/page-metadata'

export const metadata = pageMetadata('/history/')

export default function HistoryPage() {
  return <HistoryRoute />
}
