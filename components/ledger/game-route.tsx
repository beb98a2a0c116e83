'use client'

import Link from 'next/link'
import { useAddressParams } from '@/components/addresses/use-address'
import type { AddressParams } from '@/components/addresses/use-address'
import { lazyPart, useSoon } from '@/components/ui/lazy-part'
import { Screen } from '@/components/ui/screen'
import { Skeleton } from '@/components/ui/skeleton'
import { screenAround, Waiting } from '@/components/ui/waiting'
import { useDraft } from '@/lib/hooks/draft-store'
import { useGame } from '@/lib/hooks/use-game'
import { GAME_MISSING, GAME_UNREADABLE, KEEP_OR_DELETE_IT, STORAGE_SILENT } from '@/lib/text/en/screens/no-game'
import { PART_NAMES } from '@/lib/text/en/screens/part-names'
import { HOME_LINK, ONE_MOMENT, THE_SHEET } from '@/lib/text/en/screens/shared'
import { storageSentence } from '@/lib/text/en/storage/problem'

const loadGameScreen = () => import('./game-screen').then((part) => part.GameScreen)

/** For an address without a game alone: the list of games comes with it. */
const LastGame = lazyPart(() => import('./last-game').then((part) => part.LastGame), PART_NAMES.sheet, {
  waiting: <Waiting title={THE_SHEET} />,
  frame: screenAround(THE_SHEET),
})

const HOME = { href: '/', label: HOME_LINK }

/** As high as header, totals and first hands, until the game has been read. */
const SheetToCome = () => (
  <main className="safe mx-auto w-full max-w-3xl px-3">
    <h1 className="sr-only">{THE_SHEET}</h1>
    <Skeleton label={ONE_MOMENT} rows={5} row="min-h-24" />
  </main>
)

const GameScreen = lazyPart(loadGameScreen, PART_NAMES.sheet, {
  waiting: <SheetToCome />,
  frame: screenAround(THE_SHEET),
})

/** The game named in the address, or the one that is going on. */
export function GameRoute() {
  const params = useAddressParams()
  if (params === null) return <SheetToCome />
  const id = params.get('id')
  return id === null ? <LastGame /> : <NamedGame id={id} params={params} />
}

/** The sheet of a game, or what became of it. */
function NamedGame({ id, params }: { readonly id: string; readonly params: AddressParams }) {
  const game = useGame(id)
  // A form that is open is there at once: nobody taps on a sheet over which it then falls.
  const draft = useDraft(id)
  // The sheet's code comes while the storage is still being opened.
  useSoon(loadGameScreen)
  switch (game.state) {
    case 'loading':
      return <SheetToCome />
    case 'ready':
      if (draft.state === 'loading') return <SheetToCome />
      return (
        <GameScreen
          key={id}
          id={id}
          game={game}
          hand={params.get('hand')}
          side={params.get('side')}
          claim={params.get('claim')}
        />
      )
    case 'missing':
      return <Lost title={GAME_MISSING.title}>{GAME_MISSING.about}</Lost>
    case 'unreadable':
      return (
        <Lost title={GAME_UNREADABLE.title} more={{ href: `/history/game/?id=${id}`, label: KEEP_OR_DELETE_IT }}>
          {GAME_UNREADABLE.about}
        </Lost>
      )
    case 'refused':
      return <Lost title={STORAGE_SILENT}>{storageSentence(game.problem.code)}</Lost>
  }
}

interface LostProps {
  readonly title: string
  readonly children: string
  readonly more?: { readonly href: string; readonly label: string }
}

function Lost({ title, children, more }: LostProps) {
  return (
    <Screen title={title} back={HOME}>
      <p className="text-lg">{children}</p>
      <p className="mt-4">
        <Link href="/" className="inline-flex min-h-12 items-center text-lg underline underline-offset-4">
          {HOME_LINK}
        </Link>
      </p>
      {more === undefined ? null : (
        <p>
          <Link href={more.href} className="inline-flex min-h-12 items-center text-lg underline underline-offset-4">
            {more.label}
          </Link>
        </p>
      )}
    </Screen>
  )
}
