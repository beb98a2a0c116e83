'use client'

import { useAddress } from '@/components/addresses/use-address'
import { lazyPart, useSoon } from '@/components/ui/lazy-part'
import { Screen } from '@/components/ui/screen'
import { Skeleton } from '@/components/ui/skeleton'
import { partRuling } from '@/lib/messages/compiled/app/parts'
import { allRulings } from '@/lib/messages/compiled/referee/rulings'
import { oneMoment } from '@/lib/messages/compiled/table/shared'
import { rulingText } from '@/lib/text/screens/referee'
import { refereeHref, type RulingPath } from '../addresses/ruling-address'
import { RULING_PARTS } from './ruling-parts'

const toCome = () => <Skeleton label={oneMoment} rows={5} />

const RulingBody = lazyPart(
  () => import('./ruling-body').then((part) => part.RulingBody),
  () => partRuling,
  {
    waiting: toCome,
  },
)

if (typeof window !== 'undefined') void RulingBody.ask()

/** One ruling, for the game named in the address or for rules chosen here. */
export function RulingScreen({ path }: { readonly path: RulingPath }) {
  const game = useAddress('game')
  // Both come at once, not one after the other.
  useSoon(RULING_PARTS[path])
  return (
    <Screen title={rulingText(path).title} back={{ href: refereeHref('', game), label: allRulings }}>
      <RulingBody path={path} gameId={game} />
    </Screen>
  )
}
