import { SearchX } from 'lucide'
import { useDeferredValue, useEffect, useState } from 'react'
import { ScreenLink } from '@/components/addresses/screen-link'
import { BackupReminder } from '@/components/storage/backup-reminder'
import { StorageNotice } from '@/components/storage/storage-notice'
import { Button } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { Fold } from '@/components/ui/fold'
import { lazyPart } from '@/components/ui/lazy-part'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import { useHistory, type HistoryState } from '@/lib/hooks/use-history'
import { useBackupState } from '@/lib/hooks/use-lists'
import { useUncounted } from '@/lib/hooks/use-people'
import * as said from '@/lib/messages/compiled/app/history'
import { partFilters } from '@/lib/messages/compiled/app/parts'
import { loadingGames } from '@/lib/messages/compiled/app/shared'
import { NO_FILTER, type HistoryFilter } from '@/lib/storage/history/history-filter'
import { grouped } from '@/lib/text/terms/amounts'
import { askForDays } from '@/lib/text/terms/days'
import { filterCount } from '../addresses/filter-address'
import { HistoryList, ListInPane, type BesideGame } from './history-list'
import { NonePlayed } from './none-played'

const listToCome = () => <Skeleton label={loadingGames} rows={8} row="min-h-20" className="pt-9" />
const HistoryFilters = lazyPart(
  () => import('./history-filters').then((part) => part.HistoryFilters),
  () => partFilters,
)

export interface GamesFoundProps {
  readonly filter: HistoryFilter
  readonly onFilter: (filter: HistoryFilter) => void
  /** The game that is shown next to the list, and the address for a tap on another. */
  readonly beside?: BesideGame
}

/** The games that pass a filter, by evening, and the filter. */
export function GamesFound({ filter, onFilter, beside }: GamesFoundProps) {
  const history = useHistory(useDeferredValue(filter))
  const backup = useBackupState()
  const [isOpen, setOpen] = useState(false)
  const set = filterCount(filter)
  const isToCome = backup.state === 'loading' || (set === 0 && history.state === 'loading')
  useEffect(askForDays, [])
  return (
    <>
      <Fold
        title={said.findAGame}
        {...(set === 0 ? {} : { aside: said.filtersSet({ count: set }) })}
        onToggle={setOpen}
      >
        {isOpen ? <HistoryFilters filter={filter} onFilter={onFilter} /> : null}
        {set === 0 ? null : (
          <Button className="mt-3 w-full" onClick={() => onFilter(NO_FILTER)}>
            {said.showAllGames}
          </Button>
        )}
      </Fold>
      {/* The notices above the list appear together with it, so that it does not move. */}
      {isToCome ? (
        listToCome()
      ) : (
        <>
          <BackupReminder />
          <Uncounted />
          <List history={history} isFiltered={set > 0} onAll={() => onFilter(NO_FILTER)} beside={beside} />
        </>
      )}
    </>
  )
}

interface ListProps {
  readonly history: HistoryState
  readonly isFiltered: boolean
  readonly onAll: () => void
  readonly beside: BesideGame | undefined
}

function List({ history, isFiltered, onAll, beside }: ListProps) {
  switch (history.state) {
    case 'loading':
      return listToCome()
    case 'refused':
      return <StorageNotice problem={history.problem} className="mt-4" />
    case 'ready':
      if (history.places.length > 0) return <Found history={history} beside={beside} />
      // Before the first game, the page next to the list says so.
      if (!history.isWhole || (beside !== undefined && !isFiltered)) return null
      return isFiltered ? <NoneLikeThat onAll={onAll} /> : <NonePlayed />
  }
}

interface FoundProps extends Pick<ListProps, 'beside'> {
  readonly history: Extract<HistoryState, { readonly state: 'ready' }>
}

function Found({ history, beside }: FoundProps) {
  const { length } = history.places
  return (
    <>
      <p role="status" className="pt-3 text-base text-soft">
        {history.isWhole ? said.gamesFound({ count: length, shown: grouped(length) }) : said.stillCounting}
      </p>
      {beside === undefined ? <HistoryList history={history} /> : <ListInPane history={history} beside={beside} />}
    </>
  )
}

const NoneLikeThat = ({ onAll }: Pick<ListProps, 'onAll'>) => (
  <Empty icon={SearchX} title={said.noneLikeThat} about={said.fewerFilters}>
    <Button onClick={onAll}>{said.showAllGames}</Button>
  </Empty>
)

/** The number of games that cannot be read, which no list or figure contains, with a link to them. */
function Uncounted() {
  const ids = useUncounted()
  if (ids.state !== 'ready' || ids.value.length === 0) return null
  return (
    <Notice tone="word" className="my-3">
      <span>{said.keptUncounted({ count: ids.value.length })}</span>{' '}
      {ids.value.slice(0, 20).map((id, index) => (
        <ScreenLink key={id} href={`/history/game/?id=${id}`} className="link px-1">
          {said.unreadableGame({ number: index + 1 })}
        </ScreenLink>
      ))}
    </Notice>
  )
}
