'use client'

import { useParams } from '@/components/addresses/use-address'
import { lazyPart } from '@/components/ui/lazy-part'
import { Screen } from '@/components/ui/screen'
import { Skeleton } from '@/components/ui/skeleton'
import { useIsWide } from '@/components/ui/use-is-wide'
import { screenFrame } from '@/components/ui/waiting'
import { historyTitle, playersAndPairs, playersTitle, stillCounting } from '@/lib/messages/compiled/app/history'
import { partPlayer } from '@/lib/messages/compiled/app/parts'
import { askedParty } from './asked-party'
import { PlayersScreen } from './players-screen'

const FirstPlayer = lazyPart(
  () => import('./first-player').then((part) => part.FirstPlayer),
  () => partPlayer,
  {
    frame: screenFrame(() => playersAndPairs),
  },
)

const players = () => ({ href: '/players', label: playersTitle }) as const

/** A placeholder as high as the list of players, until they are counted. */
const PlayersToCome = () => (
  <Screen title={playersAndPairs} back={{ href: '/history', label: historyTitle }}>
    <Skeleton label={stillCounting} rows={8} className="mt-5" />
  </Screen>
)

const PartyPage = lazyPart(
  () => import('./party-page').then((part) => part.PartyPage),
  () => partPlayer,
  {
    waiting: () => <PlayersToCome />,
    frame: screenFrame(() => playersAndPairs),
  },
)

/**
 * The list of players, or the page of the person or pair that the address names. On a wide screen the list is next to the page.
 */
export function PlayersRoute() {
  const params = useParams()
  const isWide = useIsWide()
  const people = askedParty(params)
  if (people.length === 0) return isWide ? <FirstPlayer /> : <PlayersScreen />
  return <PartyPage key={people.join('\n')} people={people} base={params.get('game')} back={players()} />
}
