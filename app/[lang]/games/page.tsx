import { metadataOf } from '@/components/preview/page-metadata'
import { GamesPage } from '@/components/site/games-page'
import { gamesText } from '@/components/site/games-text'
import { SiteFrame } from '@/components/site/site-frame'

export const metadata = metadataOf({ path: '/games/', ...gamesText() })

export default function AllGamesPage() {
  return (
    <SiteFrame path="/games/">
      <GamesPage text={gamesText()} />
    </SiteFrame>
  )
}
