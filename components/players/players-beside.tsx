'use client'

import { lazyPart } from '@/components/ui/lazy-part'
import { partPlayers } from '@/lib/messages/compiled/app/parts'

/** The players beside one of them, on a wide screen alone. */
export const PlayersBeside = lazyPart(
  () => import('./players-pane').then((part) => part.PlayersPane),
  () => partPlayers,
)
