import { PlayersRoute } from '@/components/players/players-route'
import { pageMetadata } from '@/components/preview/page-metadata'

export const metadata = pageMetadata('/players/')

export default function PlayersPage() {
  return <PlayersRoute />
}
