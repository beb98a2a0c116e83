import { useEffect, useState } from 'react'
import { useAddressParams, writeAddress } from '@/components/addresses/use-address'
import { useGame } from '@/lib/hooks/use-game'
import { useCurrentGames } from '@/lib/hooks/use-lists'
import { pageSecondScreen } from '@/lib/messages/compiled/app/pages'
import { noneGoing } from '@/lib/messages/compiled/app/second-screen'
import { NoGame } from './no-game'
import { ScreenToCome } from './screen-to-come'
import { SecondScreen } from './second-screen'
import { gameToShow } from './shown-game'

/** The game named in the address, or the one being played; then each game that follows it. */
export function FollowedGame() {
  const params = useAddressParams()
  return params === null ? <ScreenToCome /> : <Followed asked={params.get('game')} />
}

function Followed({ asked }: { readonly asked: string | null }) {
  const games = useCurrentGames()
  const [shown, setShown] = useState<string | null>(null)
  const id = games.state === 'ready' ? gameToShow(games.value, { asked, shown }) : (asked ?? shown)
  if (asked === null && id !== shown) setShown(id)
  useEffect(() => {
    if (asked !== null && id !== null && id !== asked) writeAddress({ game: id })
  }, [asked, id])
  if (id !== null) return <NamedGame key={id} id={id} />
  switch (games.state) {
    case 'loading':
      return <ScreenToCome />
    case 'ready':
      return <NoneGoing />
    case 'refused':
      return <NoGame id="" game={games} />
  }
}

function NamedGame({ id }: { readonly id: string }) {
  const game = useGame(id)
  switch (game.state) {
    case 'loading':
      return <ScreenToCome />
    case 'ready':
      return <SecondScreen game={game} />
    case 'missing':
    case 'unreadable':
    case 'refused':
      return <NoGame id={id} game={game} />
  }
}

const NoneGoing = () => (
  <main className="safe grid min-h-dvh place-content-center p-4 text-center">
    <h1 className="sr-only">{pageSecondScreen}</h1>
    <p role="status" className="text-2xl text-soft">
      {noneGoing}
    </p>
  </main>
)
