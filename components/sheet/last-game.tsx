import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { runningGames } from '@/components/game/game-lines'
import { Waiting } from '@/components/ui/waiting'
import { useDirectory } from '@/lib/hooks/use-directory'
import { useCurrentGames } from '@/lib/hooks/use-lists'
import { sheetLink } from '@/lib/messages/compiled/table/shared'
import { gameHref } from '../addresses/game-address'

/**
 * The redirect from an address without a game: to the game in progress, else to the first screen. The installed app's shortcut
 * uses this address.
 */
export function LastGame() {
  const router = useRouter()
  const games = useCurrentGames()
  const directory = useDirectory()
  const going =
    games.state === 'ready' ? runningGames(games.value, directory).find(({ isExample }) => !isExample) : undefined
  const href = games.state === 'loading' ? null : going === undefined ? '/' : gameHref(going.id)
  useEffect(() => {
    if (href !== null) router.replace(href)
  }, [router, href])
  return <Waiting title={sheetLink} />
}
