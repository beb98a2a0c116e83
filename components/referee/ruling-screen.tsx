'use client'

import { useSearchParams } from 'next/navigation'
import { lazyPart } from '@/components/ui/lazy-part'
import { Screen } from '@/components/ui/screen'
import { refereeHref, rulingTitle } from './rulings'
import type { RulingPath } from './rulings'

const RulingBody = lazyPart(() => import('./ruling-body').then((part) => part.RulingBody))

/** One ruling, for the game named in the address or for rules chosen here. */
export function RulingScreen({ path }: { readonly path: RulingPath }) {
  const game = useSearchParams().get('game')
  return (
    <Screen title={rulingTitle(path)} back={{ href: refereeHref('', game), label: 'All rulings' }}>
      <RulingBody path={path} gameId={game} />
    </Screen>
  )
}
