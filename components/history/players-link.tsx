import Link from 'next/link'
import { playersAndPairs } from '@/lib/messages/compiled/app/history'

/** A link from the games to their players. */
export const PlayersLink = () => (
  <Link href="/players/" className="link px-2 text-base">
    {playersAndPairs}
  </Link>
)
