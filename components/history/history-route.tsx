'use client'

import '@/lib/storage'
import '@/lib/storage/history/review'
import { lazyPart } from '@/components/ui/lazy-part'
import { useIsWide } from '@/components/ui/use-is-wide'
import { screenFrame } from '@/components/ui/waiting'
import { historyTitle } from '@/lib/messages/compiled/app/history'
import { partGamesPlayed } from '@/lib/messages/compiled/app/parts'
import { HistoryScreen } from './history-screen'

const NewestGame = lazyPart(
  () => import('./newest-game').then((part) => part.NewestGame),
  () => partGamesPlayed,
  {
    frame: screenFrame(() => historyTitle),
  },
)

/** The list of games; on a wide screen, which shows the list next to the page, the newest game. */
export const HistoryRoute = () => (useIsWide() ? <NewestGame /> : <HistoryScreen />)
