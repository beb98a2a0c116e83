'use client'

import { lazyPart } from '@/components/ui/lazy-part'
import { partGamesPlayed } from '@/lib/messages/compiled/app/parts'

/** The list of games next to one of them, on a wide screen only. */
export const GamesBeside = lazyPart(
  () => import('./games-pane').then((part) => part.GamesPane),
  () => partGamesPlayed,
)
