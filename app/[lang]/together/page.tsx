import { pageMetadata } from '@/components/preview/page-metadata'
import { JoinScreen } from '@/components/together/join-screen'

export const metadata = pageMetadata('/together/')

export default function TogetherPage() {
  return <JoinScreen />
}
