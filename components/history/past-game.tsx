'use client'

import { useParams } from '@/components/addresses/use-address'
import { lazyPart } from '@/components/ui/lazy-part'
import { Screen } from '@/components/ui/screen'
import { Skeleton } from '@/components/ui/skeleton'
import { screenFrame } from '@/components/ui/waiting'
import { historyTitle } from '@/lib/messages/compiled/app/history'
import { partPastGame } from '@/lib/messages/compiled/app/parts'
import { aGame } from '@/lib/messages/compiled/app/past-game'
import { oneMoment } from '@/lib/messages/compiled/table/shared'
import { historyAddress, filterFrom } from '../addresses/filter-address'

const history = () => ({ href: '/history/', label: historyTitle })

const ToCome = () => (
  <Screen title={aGame} back={history()}>
    <Skeleton label={oneMoment} rows={6} />
  </Screen>
)

const OneGame = lazyPart(
  () => import('./game-page').then((part) => part.OneGame),
  () => partPastGame,
  {
    waiting: () => <ToCome />,
    frame: screenFrame(() => aGame, history),
  },
)

/** The game that the address names, with a Back link to the list with its filter. */
export function PastGame() {
  const params = useParams()
  return (
    <OneGame id={params.get('id') ?? ''} back={{ href: historyAddress(filterFrom(params)), label: historyTitle }} />
  )
}
