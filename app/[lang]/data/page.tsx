import { DataScreen } from '@/components/data/data-screen'
import { pageMetadata } from '@/components/preview/page-metadata'

export const metadata = pageMetadata('/data/')

export default function DataPage() {
  return <DataScreen />
}
