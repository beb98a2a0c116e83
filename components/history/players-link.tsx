import Link from 'next/link'
import { PLAYERS_AND_PAIRS } from '@/lib/text/en/screens/history'

/** From the games to those who played them. */
export const PlayersLink = () => (
  <Link href="/players/" className="inline-flex min-h-12 items-center px-2 text-base underline underline-offset-4">
    {PLAYERS_AND_PAIRS}
  </Link>
)
