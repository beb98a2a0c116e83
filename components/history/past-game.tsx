'use client'

import { lazyPart } from '@/components/ui/lazy-part'
import { Screen } from '@/components/ui/screen'
import { Skeleton } from '@/components/ui/skeleton'
import { screenAround } from '@/components/ui/waiting'
import { TO_THE_HISTORY } from '@/lib/text/en/screens/history'
import { PART_NAMES } from '@/lib/text/en/screens/part-names'
import { A_GAME } from '@/lib/text/en/screens/past-game'
import { ONE_MOMENT } from '@/lib/text/en/screens/shared'
import { addressOf, filterFrom } from '../addresses/filter-address'
import { useAddressParams } from '../addresses/use-address'

const HISTORY = { href: '/history/', label: TO_THE_HISTORY }

const ToCome = () => (
  <Screen title={A_GAME} back={HISTORY}>
    <Skeleton label={ONE_MOMENT} rows={6} />
  </Screen>
)

const OneGame = lazyPart(() => import('./game-page').then((part) => part.OneGame), PART_NAMES.pastGame, {
  waiting: <ToCome />,
  frame: screenAround(A_GAME, HISTORY),
})

/** The game that the address names, and the way back to the list as it was. */
export function PastGame() {
  const params = useAddressParams()
  if (params === null) return <ToCome />
  return <OneGame id={params.get('id') ?? ''} back={{ href: addressOf(filterFrom(params)), label: TO_THE_HISTORY }} />
}
