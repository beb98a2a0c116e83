'use client'

import { lazyPart } from '@/components/ui/lazy-part'
import { useIsWide } from '@/components/ui/use-is-wide'
import { screenAround } from '@/components/ui/waiting'
import { openEarly } from '@/lib/hooks/storage-client'
import { partGamesPlayed } from '@/lib/messages/compiled/app/parts'
import { HISTORY_TITLE } from '@/lib/text/en/screens/history'
import { HistoryScreen } from './history-screen'

const NewestGame = lazyPart(
  () => import('./newest-game').then((part) => part.NewestGame),
  () => partGamesPlayed,
  {
    frame: screenAround(() => HISTORY_TITLE),
  },
)

openEarly()

/** The list of games; on a wide screen, where it stands beside the page, the newest of them. */
export const HistoryRoute = () => (useIsWide() ? <NewestGame /> : <HistoryScreen />)
