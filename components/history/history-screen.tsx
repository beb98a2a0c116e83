import { useState } from 'react'
import { replaceAddress } from '@/components/addresses/use-back-step'
import { backHome } from '@/components/ui/back-home'
import { Screen } from '@/components/ui/screen'
import { historyTitle } from '@/lib/messages/compiled/app/history'
import type { HistoryFilter } from '@/lib/storage/history/history-filter'
import { historyAddress } from '../addresses/filter-address'
import { GamesFound } from './games-found'
import { PlayersLink } from './players-link'
import { UndoBar } from './undo-bar'
import { useAskedFilter } from './use-asked-filter'

/** The screen of every game that was played here, by evening. */
export function HistoryScreen() {
  const asked = useAskedFilter()
  const [chosen, setChosen] = useState<HistoryFilter | null>(null)

  function change(next: HistoryFilter) {
    setChosen(next)
    replaceAddress(historyAddress(next))
  }

  return (
    <Screen title={historyTitle} back={backHome()} tools={<PlayersLink />}>
      <UndoBar />
      <GamesFound filter={chosen ?? asked} onFilter={change} />
    </Screen>
  )
}
