'use client'

import { useSearchParams } from 'next/navigation'
import { lazyPart } from '@/components/ui/lazy-part'
import { screenAround } from '@/components/ui/waiting'
import { PLAYERS_AND_PAIRS } from '@/lib/text/en/screens/history'
import { PART_NAMES } from '@/lib/text/en/screens/part-names'
import { PlayersScreen } from './players-screen'

const PartyPage = lazyPart(() => import('./party-page').then((part) => part.PartyPage), PART_NAMES.player, {
  frame: screenAround(PLAYERS_AND_PAIRS),
})

/** Everybody, or the one or the pair that the address names. */
export function PlayersRoute() {
  const params = useSearchParams()
  const people = [params.get('name'), params.get('with')].flatMap((key) => (key === null || key === '' ? [] : [key]))
  const base = params.get('game')
  return people.length === 0 ? <PlayersScreen /> : <PartyPage key={people.join('\n')} people={people} base={base} />
}
