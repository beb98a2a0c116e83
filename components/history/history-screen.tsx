'use client'

import { SearchX, Spade } from 'lucide'
import Link from 'next/link'
import { useDeferredValue, useMemo, useState } from 'react'
import { BackupReminder } from '@/components/storage/backup-reminder'
import { StorageNotice } from '@/components/storage/storage-notice'
import { Button } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { Fold } from '@/components/ui/fold'
import { lazyPart, useSoon } from '@/components/ui/lazy-part'
import { ActionLink } from '@/components/ui/links'
import { Notice } from '@/components/ui/notice'
import { Screen } from '@/components/ui/screen'
import { Skeleton } from '@/components/ui/skeleton'
import { replaceAddress } from '@/components/ui/use-back-step'
import { useHistory } from '@/lib/hooks/use-history'
import type { HistoryState } from '@/lib/hooks/use-history'
import { useUncounted } from '@/lib/hooks/use-people'
import { NO_FILTER } from '@/lib/storage/history-filter'
import type { HistoryFilter } from '@/lib/storage/history-filter'
import { FIGURES } from '@/lib/text/en/history/figures'
import {
  FEWER_FILTERS,
  filtersSet,
  FIND_A_GAME,
  gamesFound,
  HISTORY_TITLE,
  keptUncounted,
  NONE_LIKE_THAT,
  NONE_PLAYED_YET,
  PLAYERS_AND_PAIRS,
  SHOW_ALL_GAMES,
  START_ONE,
  STILL_COUNTING,
  unreadableGame,
  SEARCH_HINT,
  WHAT_IS_KEPT,
} from '@/lib/text/en/screens/history'
import { LOADING_GAMES } from '@/lib/text/en/screens/home'
import { PART_NAMES } from '@/lib/text/en/screens/part-names'
import { HOME_LINK } from '@/lib/text/en/screens/shared'
import { addressOf, countOf, filterFrom } from '../addresses/filter-address'
import { useAddressParams } from '../addresses/use-address'
import { UndoBar } from './undo-bar'

const loadList = () => import('./history-list').then((part) => part.HistoryList)
const LIST_TO_COME = <Skeleton label={LOADING_GAMES} rows={8} row="min-h-20" className="pt-9" />
const HistoryList = lazyPart(loadList, PART_NAMES.gamesPlayed, { waiting: LIST_TO_COME })
const HistoryFilters = lazyPart(
  () => import('./history-filters').then((part) => part.HistoryFilters),
  PART_NAMES.filters,
)

/** Every game that was ever played here, by evening. */
export function HistoryScreen() {
  const params = useAddressParams()
  const asked = useMemo(() => (params === null ? NO_FILTER : filterFrom(params)), [params])
  const [chosen, setChosen] = useState<HistoryFilter | null>(null)
  const filter = chosen ?? asked
  const history = useHistory(useDeferredValue(filter))
  const [isOpen, setOpen] = useState(false)
  const set = countOf(filter)
  // Fetched beside the games, not after them.
  useSoon(loadList)

  function change(next: HistoryFilter) {
    setChosen(next)
    replaceAddress(addressOf(next))
  }

  return (
    <Screen
      title={HISTORY_TITLE}
      back={{ href: '/', label: HOME_LINK }}
      tools={
        <Link
          href="/players/"
          className="inline-flex min-h-12 items-center px-2 text-base underline underline-offset-4"
        >
          {PLAYERS_AND_PAIRS}
        </Link>
      }
    >
      <UndoBar />
      <BackupReminder />
      <Uncounted />
      <Fold title={FIND_A_GAME} aside={set === 0 ? SEARCH_HINT : filtersSet(set)} onToggle={setOpen}>
        {isOpen ? <HistoryFilters filter={filter} onFilter={change} /> : null}
        <p className="pt-3 text-sm text-soft">{FIGURES.evening.means}</p>
        {set === 0 ? null : (
          <Button className="mt-3 w-full" onClick={() => change(NO_FILTER)}>
            {SHOW_ALL_GAMES}
          </Button>
        )}
      </Fold>
      <List history={history} isFiltered={set > 0} onAll={() => change(NO_FILTER)} />
    </Screen>
  )
}

interface ListProps {
  readonly history: HistoryState
  readonly isFiltered: boolean
  readonly onAll: () => void
}

function List({ history, isFiltered, onAll }: ListProps) {
  switch (history.state) {
    case 'loading':
      return LIST_TO_COME
    case 'refused':
      return <StorageNotice problem={history.problem} className="mt-4" />
    case 'ready':
      if (history.places.length > 0) return <Found history={history} />
      return history.isWhole ? <Nothing isFiltered={isFiltered} onAll={onAll} /> : null
  }
}

function Found({ history }: { readonly history: Extract<HistoryState, { readonly state: 'ready' }> }) {
  const { length } = history.places
  return (
    <>
      <p role="status" className="pt-3 text-base text-soft">
        {history.isWhole ? gamesFound(length) : STILL_COUNTING}
      </p>
      <HistoryList history={history} />
    </>
  )
}

function Nothing({ isFiltered, onAll }: Pick<ListProps, 'isFiltered' | 'onAll'>) {
  return (
    <Empty
      icon={isFiltered ? SearchX : Spade}
      title={isFiltered ? NONE_LIKE_THAT : NONE_PLAYED_YET}
      about={isFiltered ? FEWER_FILTERS : WHAT_IS_KEPT}
    >
      {isFiltered ? (
        <Button onClick={onAll}>{SHOW_ALL_GAMES}</Button>
      ) : (
        <ActionLink href="/new/">{START_ONE}</ActionLink>
      )}
    </Empty>
  )
}

/** Games that cannot be read are in no list and no figure: said here, each with a way to it. */
function Uncounted() {
  const ids = useUncounted()
  if (ids.state !== 'ready' || ids.value.length === 0) return null
  return (
    <Notice tone="word" className="my-3">
      {keptUncounted(ids.value.length)}{' '}
      {ids.value.slice(0, 20).map((id, index) => (
        <Link key={id} href={`/history/game/?id=${id}`} className="inline-flex min-h-12 items-center px-1 underline">
          {unreadableGame(index + 1)}
        </Link>
      ))}
    </Notice>
  )
}
