import { useEffect } from 'react'
import { HOME } from '@/components/addresses/screen-path'
import { useScreens } from '@/components/addresses/use-screens'
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
  const screens = useScreens()
  const games = useCurrentGames()
  const directory = useDirectory()
  const going =
    games.state === 'ready' ? runningGames(games.value, directory).find(({ isExample }) => !isExample) : undefined
  const href = games.state === 'loading' ? null : going === undefined ? HOME : gameHref(going.id)
  useEffect(() => {
    if (href !== null) screens.replace(href)
  }, [screens, href])
  return <Waiting title={sheetLink} />
}
