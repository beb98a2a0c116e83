import { useParams } from '@/components/addresses/use-address'
import { useHash } from '@/components/addresses/use-hash'
import { backHome } from '@/components/ui/back-home'
import { Screen } from '@/components/ui/screen'
import { Waiting } from '@/components/ui/waiting'
import { clubTitle, newClubNight } from '@/lib/messages/compiled/app/club'
import { clubNightOfTable, useClubNights } from '@/lib/together/hooks/use-club'
import { useTables } from '@/lib/together/hooks/use-together'
import { ClubNightScreen } from './club-night-screen'
import { ClubNights } from './club-nights'
import { JoinClubNight } from './join-club-night'
import { NewClubNight } from './new-club-night'

/** The invitation of a link, a club night of this device, the form for a new one, or the list. */
export function Club() {
  const code = useHash()
  const params = useParams()
  const clubNights = useClubNights()
  const tables = useTables()
  if (clubNights.state === 'loading' || tables.state === 'loading') return <Waiting title={clubTitle} />
  if (code !== '')
    return (
      <Screen title={clubTitle} back={backHome()}>
        <JoinClubNight key={code} code={code} />
      </Screen>
    )
  const all = clubNights.state === 'ready' ? clubNights.value : []
  const table = tables.state === 'ready' ? tables.value.find(({ id }) => id === params.get('table')) : undefined
  const record = table === undefined ? all.find(({ id }) => id === params.get('id')) : clubNightOfTable(all, table.code)
  if (record !== undefined) return <ClubNightScreen key={record.id} record={record} />
  if (params.get('new') !== null)
    return (
      <Screen title={newClubNight} back={{ href: '/club/', label: clubTitle }}>
        <NewClubNight />
      </Screen>
    )
  return (
    <Screen title={clubTitle} back={backHome()}>
      <ClubNights clubNights={all} />
    </Screen>
  )
}
