'use client'

import { lazyPart } from '@/components/ui/lazy-part'
import { useIsWide } from '@/components/ui/use-is-wide'
import { screenAround } from '@/components/ui/waiting'
import { openEarly } from '@/lib/hooks/storage-client'
import { HISTORY_TITLE } from '@/lib/text/en/screens/history'
import { PART_NAMES } from '@/lib/text/en/screens/part-names'
import { HistoryScreen } from './history-screen'

const NewestGame = lazyPart(() => import('./newest-game').then((part) => part.NewestGame), PART_NAMES.gamesPlayed, {
  frame: screenAround(HISTORY_TITLE),
})

openEarly()

/** The list of games; on a wide screen, where it stands beside the page, the newest of them. */
export const HistoryRoute = () => (useIsWide() ? <NewestGame /> : <HistoryScreen />)
