'use client'

import { lazyPart } from '@/components/ui/lazy-part'
import { partGamesPlayed } from '@/lib/messages/compiled/app/parts'

/** The list of games beside one of them, on a wide screen alone. */
export const GamesBeside = lazyPart(
  () => import('./games-pane').then((part) => part.GamesPane),
  () => partGamesPlayed,
)
