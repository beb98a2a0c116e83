import { ShareScreen } from '@/components/arrival/share-screen'
import { pageMetadata } from '@/components/preview/page-metadata'

export const metadata = pageMetadata('/share/')

export default function SharePage() {
  return <ShareScreen />
}
