'use client'

import { lazyPart } from '@/components/ui/lazy-part'
import { PART_NAMES } from '@/lib/text/en/screens/part-names'

/** The players beside one of them, on a wide screen alone. */
export const PlayersBeside = lazyPart(
  () => import('./players-pane').then((part) => part.PlayersPane),
  PART_NAMES.players,
)
