import { useParams } from '@/components/addresses/use-address'
import { backHome } from '@/components/ui/back-home'
import { Screen } from '@/components/ui/screen'
import { contestTitle } from '@/lib/messages/compiled/app/contest'
import { ContestList } from './contest-list'
import { ContestScreen } from './contest-screen'
import { NewContest } from './new-contest'

/** The contest of the address, the form for a new one, or the list. */
export function ContestPage() {
  const params = useParams()
  const id = params.get('id')
  if (id !== null) return <ContestScreen key={id} id={id} />
  if (params.get('new') !== null) return <NewContest />
  return (
    <Screen title={contestTitle} back={backHome()}>
      <ContestList />
    </Screen>
  )
}
