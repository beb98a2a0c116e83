import { partyLineKey } from '@/components/addresses/party-address'
import { StorageNotice } from '@/components/storage/storage-notice'
import { Screen } from '@/components/ui/screen'
import { Skeleton } from '@/components/ui/skeleton'
import { useAllFigures } from '@/lib/hooks/use-people'
import { historyTitle, playersAndPairs, stillCounting } from '@/lib/messages/compiled/app/history'
import { useAddress } from '../addresses/use-address'
import { RenamedBar } from '../storage/renamed-bar'
import { NoPlayers } from './everyone'
import { PartyPage } from './party-page'

const history = () => ({ href: '/history/', label: historyTitle }) as const

/** The page of the first player in the list next to it. */
export function FirstPlayer() {
  const base = useAddress('game')
  const everyone = useAllFigures(base)
  const first = everyone.state === 'ready' ? everyone.value.people[0] : undefined
  if (first !== undefined)
    return (
      <PartyPage key={partyLineKey(first)} people={first.people.map(({ key }) => key)} base={base} back={history()} />
    )
  return (
    <Screen title={playersAndPairs} back={history()}>
      <RenamedBar />
      {everyone.state === 'refused' ? <StorageNotice problem={everyone.problem} /> : null}
      {everyone.state === 'loading' ? <Skeleton label={stillCounting} rows={8} className="mt-5" /> : null}
      {everyone.state === 'ready' ? <NoPlayers /> : null}
    </Screen>
  )
}
