import { useMemo, useState } from 'react'
import { ScreenLink } from '@/components/addresses/screen-link'
import { replaceAddress } from '@/components/addresses/use-back-step'
import { NothingToChoose } from '@/components/ui/panes'
import { useHistory } from '@/lib/hooks/use-history'
import { historyTitle } from '@/lib/messages/compiled/app/history'
import type { HistoryFilter } from '@/lib/storage/history/history-filter'
import { historyAddress, filterCount, pastGameAddress } from '../addresses/filter-address'
import { useAddress } from '../addresses/use-address'
import { GamesFound } from './games-found'
import { PlayersLink } from './players-link'
import { useAskedFilter } from './use-asked-filter'

/** The list of games with the one shown next to it marked. The filter stays in the address from game to game. */
export function GamesPane() {
  const id = useAddress('id')
  const asked = useAskedFilter()
  const [chosen, setChosen] = useState<HistoryFilter | null>(null)
  const filter = chosen ?? asked
  const beside = useMemo(() => ({ id, hrefOf: (game: string) => pastGameAddress(game, filter) }), [id, filter])

  const history = useHistory(filter)
  const isEmpty = history.state === 'ready' && history.isWhole && history.places.length === 0

  function change(next: HistoryFilter) {
    setChosen(next)
    replaceAddress(id === null ? historyAddress(next) : pastGameAddress(id, next))
  }

  if (isEmpty && filterCount(filter) === 0) return <NothingToChoose />
  return (
    <nav aria-label={historyTitle} className="px-4 pb-6">
      <div className="flex flex-wrap items-center justify-between">
        <ScreenLink href="/history/" className="heading inline-flex min-h-13 items-center text-xl">
          {historyTitle}
        </ScreenLink>
        <PlayersLink />
      </div>
      <GamesFound filter={filter} onFilter={change} beside={beside} />
    </nav>
  )
}
