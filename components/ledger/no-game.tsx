import type { ReactNode } from 'react'
import { backHome } from '@/components/ui/back-home'
import { ActionLink } from '@/components/ui/links'
import { Screen } from '@/components/ui/screen'
import type { GameState } from '@/lib/hooks/use-game'
import { homeLink } from '@/lib/messages/compiled/table/shared'
import { GAME_MISSING, GAME_UNREADABLE, KEEP_OR_DELETE_IT, STORAGE_SILENT } from '@/lib/text/en/screens/no-game'
import { storageSentence } from '@/lib/text/en/storage/problem'

interface NoGameProps {
  readonly id: string
  readonly game: Extract<GameState, { readonly state: 'missing' | 'unreadable' | 'refused' }>
}

/** In place of a sheet that cannot be shown: why, and the way on. */
export function NoGame({ id, game }: NoGameProps) {
  switch (game.state) {
    case 'missing':
      return <Lost {...GAME_MISSING} />
    case 'unreadable':
      return (
        <Lost {...GAME_UNREADABLE}>
          <ActionLink href={`/history/game/?id=${id}`}>{KEEP_OR_DELETE_IT}</ActionLink>
        </Lost>
      )
    case 'refused':
      return <Lost title={STORAGE_SILENT} about={storageSentence(game.problem.code)} />
  }
}

interface LostProps {
  readonly title: string
  readonly about: string
  readonly children?: ReactNode
}

const Lost = ({ title, about, children }: LostProps) => (
  <Screen title={title} back={backHome()}>
    <p className="text-lg">{about}</p>
    <div className="mt-4 flex flex-wrap gap-2">
      <ActionLink href="/">{homeLink}</ActionLink>
      {children}
    </div>
  </Screen>
)
