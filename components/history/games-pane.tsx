import Link from 'next/link'
import { useMemo, useState } from 'react'
import { replaceAddress } from '@/components/ui/use-back-step'
import type { HistoryFilter } from '@/lib/storage/history-filter'
import { HISTORY_TITLE } from '@/lib/text/en/screens/history'
import { addressOf, pastGameAddress } from '../addresses/filter-address'
import { useAddress } from '../addresses/use-address'
import { GamesFound } from './games-found'
import { PlayersLink } from './players-link'
import { useAskedFilter } from './use-asked-filter'

/** The games to choose from, and the one that is shown beside them marked. The filter goes with the address from game to game. */
export function GamesPane() {
  const id = useAddress('id')
  const asked = useAskedFilter()
  const [chosen, setChosen] = useState<HistoryFilter | null>(null)
  const filter = chosen ?? asked
  const beside = useMemo(() => ({ id, hrefOf: (game: string) => pastGameAddress(game, filter) }), [id, filter])

  function change(next: HistoryFilter) {
    setChosen(next)
    replaceAddress(id === null ? addressOf(next) : pastGameAddress(id, next))
  }

  return (
    <nav aria-label={HISTORY_TITLE} className="px-4 pb-6">
      <div className="flex flex-wrap items-center justify-between">
        <Link href="/history/" className="heading inline-flex min-h-13 items-center text-xl">
          {HISTORY_TITLE}
        </Link>
        <PlayersLink />
      </div>
      <GamesFound filter={filter} onFilter={change} beside={beside} />
    </nav>
  )
}
