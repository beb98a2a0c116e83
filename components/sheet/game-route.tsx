'use client'

import type { ReactNode } from 'react'
import { useParams, type AddressParams } from '@/components/addresses/use-address'
import { lazyPart } from '@/components/ui/lazy-part'
import { Skeleton } from '@/components/ui/skeleton'
import { useGame } from '@/lib/hooks/use-game'
import { partSheet } from '@/lib/messages/compiled/table/parts'
import { oneMoment, sheetLink } from '@/lib/messages/compiled/table/shared'
import { useDraft } from '@/lib/stores/draft-store'
import { openEarly } from '@/lib/stores/storage-client'

/** A placeholder as high as the header, the totals and the first hands, until the game has been read. */
const SheetToCome = () => (
  <main className="safe mx-auto w-full max-w-2xl px-4">
    <h1 className="sr-only">{sheetLink}</h1>
    <Skeleton label={oneMoment} rows={7} className="pt-13" />
  </main>
)

const AROUND = {
  waiting: () => <SheetToCome />,
  frame: (_: object, notice: ReactNode) => <main className="safe mx-auto max-w-3xl p-4">{notice}</main>,
}

/** The sheet with the other devices at its table, in a build with a relay. */
const SheetAtTable = process.env.NEXT_PUBLIC_RELAY
  ? lazyPart(
      () => import('../together/sheet/sheet-at-table').then((part) => part.SheetAtTable),
      () => partSheet,
      AROUND,
    )
  : null

const GameScreen = lazyPart(
  () => import('./game-screen').then((part) => part.GameScreen),
  () => partSheet,
  AROUND,
)

openEarly()
if (typeof window !== 'undefined') void (SheetAtTable ?? GameScreen).ask()

const Shown = SheetAtTable ?? GameScreen

/** Loaded only for an address without a game, because it brings the list of games with it. */
const LastGame = lazyPart(
  () => import('./last-game').then((part) => part.LastGame),
  () => partSheet,
  AROUND,
)

/** Loaded only if the game of the address cannot be shown. */
const NoGame = lazyPart(
  () => import('./no-game').then((part) => part.NoGame),
  () => partSheet,
  AROUND,
)

/** The game named in the address, or the game in progress. */
export function GameRoute() {
  const params = useParams()
  const id = params.get('id')
  return id === null ? <LastGame /> : <NamedGame id={id} params={params} />
}

/** The sheet of a game, or the reason why it cannot be shown. */
function NamedGame({ id, params }: { readonly id: string; readonly params: AddressParams }) {
  const game = useGame(id)
  // Wait for the draft, so that an open form is there at once and does not cover a sheet that someone is about to tap.
  const draft = useDraft(id)
  switch (game.state) {
    case 'loading':
      return <SheetToCome />
    case 'ready':
      if (draft.state === 'loading') return <SheetToCome />
      return (
        <Shown
          key={id}
          id={id}
          game={game}
          hand={params.get('hand')}
          claim={params.get('claim')}
          view={params.get('view')}
        />
      )
    case 'missing':
    case 'unreadable':
    case 'refused':
      return <NoGame id={id} game={game} />
  }
}
