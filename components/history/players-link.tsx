import Link from 'next/link'
import { playersAndPairs } from '@/lib/messages/compiled/app/history'

/** From the games to those who played them. */
export const PlayersLink = () => (
  <Link href="/players/" className="link px-2 text-base">
    {playersAndPairs}
  </Link>
)
