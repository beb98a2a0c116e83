import { backHome } from '@/components/ui/back-home'
import { Screen } from '@/components/ui/screen'
import { useHistory } from '@/lib/hooks/use-history'
import { historyTitle } from '@/lib/messages/compiled/app/history'
import { filterCount } from '../addresses/filter-address'
import { OneGame } from './game-page'
import { NonePlayed } from './none-played'
import { PlayersLink } from './players-link'
import { useAskedFilter } from './use-asked-filter'

/** The page of the first game in the list next to it. */
export function NewestGame() {
  const filter = useAskedFilter()
  const history = useHistory(filter)
  const first = history.state === 'ready' ? history.places[0] : undefined
  if (first !== undefined) return <OneGame id={first.id} back={backHome()} />
  return (
    <Screen title={historyTitle} back={backHome()} tools={<PlayersLink />}>
      {history.state === 'ready' && history.isWhole && filterCount(filter) === 0 ? <NonePlayed /> : null}
    </Screen>
  )
}
