import { useAddressParams } from '@/components/addresses/use-address'
import { useHash } from '@/components/addresses/use-hash'
import { backHome } from '@/components/ui/back-home'
import { Screen } from '@/components/ui/screen'
import { Waiting } from '@/components/ui/waiting'
import { clubTitle, newEvening } from '@/lib/messages/compiled/app/club'
import { eveningOfTable, useEvenings } from '@/lib/together/hooks/use-club'
import { useTables } from '@/lib/together/hooks/use-together'
import { EveningScreen } from './evening-screen'
import { Evenings } from './evenings'
import { JoinEvening } from './join-evening'
import { NewEvening } from './new-evening'

/** An evening that a link leads to, one of this phone, a new one, or the list of them. */
export function Club() {
  const code = useHash()
  const params = useAddressParams()
  const evenings = useEvenings()
  const tables = useTables()
  if (params === null || evenings.state === 'loading' || tables.state === 'loading')
    return <Waiting title={clubTitle} />
  if (code !== '')
    return (
      <Screen title={clubTitle} back={backHome()}>
        <JoinEvening key={code} code={code} />
      </Screen>
    )
  const all = evenings.state === 'ready' ? evenings.value : []
  const table = tables.state === 'ready' ? tables.value.find(({ id }) => id === params.get('table')) : undefined
  const record = table === undefined ? all.find(({ id }) => id === params.get('id')) : eveningOfTable(all, table.code)
  if (record !== undefined) return <EveningScreen key={record.id} record={record} />
  if (params.get('new') !== null)
    return (
      <Screen title={newEvening} back={{ href: '/club/', label: clubTitle }}>
        <NewEvening />
      </Screen>
    )
  return (
    <Screen title={clubTitle} back={backHome()}>
      <Evenings evenings={all} />
    </Screen>
  )
}
