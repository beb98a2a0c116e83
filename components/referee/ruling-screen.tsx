'use client'

import { useSearchParams } from 'next/navigation'
import { lazyPart } from '@/components/ui/lazy-part'
import { Screen } from '@/components/ui/screen'
import { PART_NAMES } from '@/lib/text/en/screens/part-names'
import { ALL_RULINGS, RULING_WORDS } from '@/lib/text/en/screens/referee'
import { refereeHref } from '../addresses/ruling-address'
import type { RulingPath } from '../addresses/ruling-address'

const RulingBody = lazyPart(() => import('./ruling-body').then((part) => part.RulingBody), PART_NAMES.ruling)

/** One ruling, for the game named in the address or for rules chosen here. */
export function RulingScreen({ path }: { readonly path: RulingPath }) {
  const game = useSearchParams().get('game')
  return (
    <Screen title={RULING_WORDS[path].title} back={{ href: refereeHref('', game), label: ALL_RULINGS }}>
      <RulingBody path={path} gameId={game} />
    </Screen>
  )
}
