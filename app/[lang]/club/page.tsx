import { pageMetadata } from '@/components/preview/page-metadata'
import { ClubScreen } from '@/components/together/club/club-screen'

export const metadata = pageMetadata('/club/')

export default function ClubPage() {
  return <ClubScreen />
}
