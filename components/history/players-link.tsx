import { ScreenLink } from '@/components/addresses/screen-link'
import { playersAndPairs } from '@/lib/messages/compiled/app/history'

/** A link from the games to their players. */
export const PlayersLink = () => (
  <ScreenLink href="/players/" className="link px-2 text-base">
    {playersAndPairs}
  </ScreenLink>
)
