import { ClubScreen } from '@/components/club/club-screen'
import { pageMetadata } from '@/components/preview/page-metadata'

export const metadata = pageMetadata('/club/')

export default function ClubPage() {
  return <ClubScreen />
}
