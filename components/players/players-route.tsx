'use client'

import { lazyPart } from '@/components/ui/lazy-part'
import { Screen } from '@/components/ui/screen'
import { Skeleton } from '@/components/ui/skeleton'
import { useIsWide } from '@/components/ui/use-is-wide'
import { screenAround } from '@/components/ui/waiting'
import { partPlayer } from '@/lib/messages/compiled/app/parts'
import { PLAYERS_AND_PAIRS, STILL_COUNTING, TO_THE_HISTORY } from '@/lib/text/en/screens/history'
import { TO_THE_PLAYERS } from '@/lib/text/en/screens/players'
import { useAddressParams } from '../addresses/use-address'
import { askedParty } from './asked-party'
import { PlayersScreen } from './players-screen'

const FirstPlayer = lazyPart(
  () => import('./first-player').then((part) => part.FirstPlayer),
  () => partPlayer,
  {
    frame: screenAround(() => PLAYERS_AND_PAIRS),
  },
)

const PLAYERS = { href: '/players', label: TO_THE_PLAYERS } as const

/** As high as the list of players, until they are counted. */
const PlayersToCome = () => (
  <Screen title={PLAYERS_AND_PAIRS} back={{ href: '/history', label: TO_THE_HISTORY }}>
    <Skeleton label={STILL_COUNTING} rows={8} className="mt-5" />
  </Screen>
)

const PartyPage = lazyPart(
  () => import('./party-page').then((part) => part.PartyPage),
  () => partPlayer,
  {
    waiting: () => <PlayersToCome />,
    frame: screenAround(() => PLAYERS_AND_PAIRS),
  },
)

/** Everybody, or the one or the pair that the address names. On a wide screen everybody stands beside the page. */
export function PlayersRoute() {
  const params = useAddressParams()
  const isWide = useIsWide()
  if (params === null) return <PlayersToCome />
  const people = askedParty(params)
  if (people.length === 0) return isWide ? <FirstPlayer /> : <PlayersScreen />
  return <PartyPage key={people.join('\n')} people={people} base={params.get('game')} back={PLAYERS} />
}
