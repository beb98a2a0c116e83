import Link from 'next/link'
import { PLAYERS_AND_PAIRS } from '@/lib/text/en/screens/history'

/** From the games to those who played them. */
export const PlayersLink = () => (
  <Link href="/players/" className="link px-2 text-base">
    {PLAYERS_AND_PAIRS}
  </Link>
)
