'use client'

import { lazyPart } from '@/components/ui/lazy-part'
import { Screen } from '@/components/ui/screen'
import { Skeleton } from '@/components/ui/skeleton'
import { screenAround } from '@/components/ui/waiting'
import { partPastGame } from '@/lib/messages/compiled/app/parts'
import { oneMoment } from '@/lib/messages/compiled/table/shared'
import { TO_THE_HISTORY } from '@/lib/text/en/screens/history'
import { A_GAME } from '@/lib/text/en/screens/past-game'
import { addressOf, filterFrom } from '../addresses/filter-address'
import { useAddressParams } from '../addresses/use-address'

const history = () => ({ href: '/history/', label: TO_THE_HISTORY })

const ToCome = () => (
  <Screen title={A_GAME} back={history()}>
    <Skeleton label={oneMoment} rows={6} />
  </Screen>
)

const OneGame = lazyPart(
  () => import('./game-page').then((part) => part.OneGame),
  () => partPastGame,
  {
    waiting: () => <ToCome />,
    frame: screenAround(() => A_GAME, history),
  },
)

/** The game that the address names, and the way back to the list as it was. */
export function PastGame() {
  const params = useAddressParams()
  if (params === null) return <ToCome />
  return <OneGame id={params.get('id') ?? ''} back={{ href: addressOf(filterFrom(params)), label: TO_THE_HISTORY }} />
}
