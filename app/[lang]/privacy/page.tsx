import { pageMetadata } from '@/components/preview/page-metadata'
import { PrivacyScreen } from '@/components/together/privacy-screen'

export const metadata = pageMetadata('/privacy/')

export default function PrivacyPage() {
  return <PrivacyScreen />
}
