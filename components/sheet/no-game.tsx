import { HOME } from '@/components/addresses/screen-path'
import { backHome } from '@/components/ui/back-home'
import { Button } from '@/components/ui/button'
import type { Elements } from '@/components/ui/elements'
import { ActionLink } from '@/components/ui/links'
import { Screen } from '@/components/ui/screen'
import type { GameState } from '@/lib/hooks/use-game'
import { pageMissing, reloadThePage } from '@/lib/messages/compiled/table/failed'
import {
  gameMissing,
  gameMissingAbout,
  gameUnreadable,
  gameUnreadableAbout,
  keepOrDeleteIt,
  storageSilent,
} from '@/lib/messages/compiled/table/no-game'
import { homeLink } from '@/lib/messages/compiled/table/shared'
import { storageSentence } from '@/lib/text/storage/problem'

interface NoGameProps {
  readonly id: string
  readonly game: Extract<GameState, { readonly state: 'missing' | 'unreadable' | 'refused' }>
}

/** The notice in place of a sheet that cannot be shown: the reason, and what to do next. */
export function NoGame({ id, game }: NoGameProps) {
  switch (game.state) {
    case 'missing':
      return <Lost title={gameMissing} about={gameMissingAbout} />
    case 'unreadable':
      return (
        <Lost title={gameUnreadable} about={gameUnreadableAbout}>
          <ActionLink href={`/history/game/?id=${id}`}>{keepOrDeleteIt}</ActionLink>
        </Lost>
      )
    case 'refused':
      return (
        <Lost
          title={game.problem.code === 'not-loaded' ? pageMissing : storageSilent}
          about={storageSentence(game.problem.code)}
        >
          <Button onClick={() => location.reload()}>{reloadThePage}</Button>
        </Lost>
      )
  }
}

interface LostProps {
  readonly title: string
  readonly about: string
  readonly children?: Elements
}

const Lost = ({ title, about, children }: LostProps) => (
  <Screen title={title} back={backHome()}>
    <p className="text-lg">{about}</p>
    <div className="mt-4 flex flex-wrap gap-2">
      <ActionLink href={HOME}>{homeLink}</ActionLink>
      {children}
    </div>
  </Screen>
)
