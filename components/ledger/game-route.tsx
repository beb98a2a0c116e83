'use client'

import Link from 'next/link'
import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { Screen } from '@/components/ui/screen'
import { useGame } from '@/lib/hooks/use-game'
import { storageSentence } from '@/lib/text/en/storage'

const loadGameScreen = () => import('./game-screen').then((part) => part.GameScreen)
const GameScreen = lazyPart(loadGameScreen)

const HOME = { href: '/', label: 'To the start' }

/** The game named in the address: its sheet, or what became of it. */
export function GameRoute() {
  const params = useSearchParams()
  const id = params.get('id') ?? ''
  const game = useGame(id)
  // The sheet's code comes while the storage is still being opened.
  useEffect(() => void loadGameScreen(), [])
  switch (game.state) {
    case 'loading':
      return (
        <main>
          <h1 className="sr-only">The sheet</h1>
        </main>
      )
    case 'ready':
      return <GameScreen key={id} id={id} game={game} hand={params.get('hand')} claim={params.get('claim')} />
    case 'missing':
      return (
        <Lost title="No such game on this phone">
          The game may have been deleted, or the link comes from another phone. A game travels as a file or a link of
          its own.
        </Lost>
      )
    case 'unreadable':
      return (
        <Lost title="This game cannot be read">
          It was kept as it is and can be saved as a file under Data, for a newer version of the app or for somebody who
          can look at it.
        </Lost>
      )
    case 'refused':
      return <Lost title="The storage does not answer">{storageSentence(game.problem.code)}</Lost>
  }
}

function Lost({ title, children }: { readonly title: string; readonly children: string }) {
  return (
    <Screen title={title} back={HOME}>
      <p className="text-lg">{children}</p>
      <p className="mt-4">
        <Link href="/" className="inline-flex min-h-12 items-center text-lg underline underline-offset-4">
          To the start
        </Link>
      </p>
    </Screen>
  )
}
