'use client'

import { lazyPart } from '@/components/ui/lazy-part'
import { partPlayers } from '@/lib/messages/compiled/app/parts'

/** The list of players next to one of them, on a wide screen only. */
export const PlayersBeside = lazyPart(
  () => import('./players-pane').then((part) => part.PlayersPane),
  () => partPlayers,
)
