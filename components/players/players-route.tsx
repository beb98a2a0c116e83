'use client'

import { lazyPart } from '@/components/ui/lazy-part'
import { Screen } from '@/components/ui/screen'
import { Skeleton } from '@/components/ui/skeleton'
import { screenAround } from '@/components/ui/waiting'
import { PLAYERS_AND_PAIRS, STILL_COUNTING, TO_THE_HISTORY } from '@/lib/text/en/screens/history'
import { PART_NAMES } from '@/lib/text/en/screens/part-names'
import { useAddressParams } from '../addresses/use-address'
import { PlayersScreen } from './players-screen'

/** As high as the list of players, until they are counted. */
const PlayersToCome = () => (
  <Screen title={PLAYERS_AND_PAIRS} back={{ href: '/history', label: TO_THE_HISTORY }}>
    <Skeleton label={STILL_COUNTING} rows={8} className="mt-5" />
  </Screen>
)

const PartyPage = lazyPart(() => import('./party-page').then((part) => part.PartyPage), PART_NAMES.player, {
  waiting: <PlayersToCome />,
  frame: screenAround(PLAYERS_AND_PAIRS),
})

/** Everybody, or the one or the pair that the address names. */
export function PlayersRoute() {
  const params = useAddressParams()
  if (params === null) return <PlayersToCome />
  const people = [params.get('name'), params.get('with')].flatMap((key) => (key === null || key === '' ? [] : [key]))
  const base = params.get('game')
  return people.length === 0 ? <PlayersScreen /> : <PartyPage key={people.join('\n')} people={people} base={base} />
}
