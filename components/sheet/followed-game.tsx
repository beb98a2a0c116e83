import { useEffect, useState } from 'react'
import { useAddress, writeAddress } from '@/components/addresses/use-address'
import { useGame } from '@/lib/hooks/use-game'
import { useCurrentGames } from '@/lib/hooks/use-lists'
import { pageSecondScreen } from '@/lib/messages/compiled/app/pages'
import { noneGoing } from '@/lib/messages/compiled/app/second-screen'
import type { GameRecord, ListedGame } from '@/lib/storage'
import { compareInEvening } from '@/lib/storage/sheet/evening-plan'
import { NoGame } from './no-game'
import { ScreenToCome } from './screen-to-come'
import { SecondScreen } from './second-screen'

/** The game named in the address, or the one being played; then each game that follows it. */
export function FollowedGame() {
  const asked = useAddress('game')
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

/**
 * Returns the id of the game for a second screen; `null` if there is none. A game that was `asked` for stays until it is over and
 * a later game is in progress. Without one, it is the game played last, or the game `shown` before if no game is in progress.
 */
export function gameToShow(
  games: readonly ListedGame[],
  { asked, shown }: { readonly asked: string | null; readonly shown: string | null },
): string | null {
  const records = games.flatMap((game) => (game.state === 'readable' ? [game.record] : []))
  const going = records.filter(isGoing)
  if (asked === null) return going[0]?.id ?? shown
  const now = records.find(({ id }) => id === asked)
  if (now === undefined || now.status === 'playing') return asked
  return nextGoing(records, now)?.id ?? asked
}

/**
 * Returns the game in progress that is later than `now`: the last one of the same evening, or else one that was changed later on
 * this device. `records` are those of all games, the last changed first.
 */
function nextGoing(records: readonly GameRecord[], now: GameRecord): GameRecord | undefined {
  const ofEvening = records.filter((game) => isGoing(game) && (compareInEvening(game, now) ?? 0) > 0)
  const [last] = ofEvening.sort((a, b) => compareInEvening(b, a) ?? 0)
  const changedSince = records.slice(0, records.indexOf(now))
  return last ?? changedSince.find((game) => isGoing(game) && compareInEvening(game, now) === null)
}

const isGoing = ({ status, example }: GameRecord): boolean => status === 'playing' && !example

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
