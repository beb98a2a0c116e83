'use client'

import { lazyPart } from '@/components/ui/lazy-part'
import { PART_NAMES } from '@/lib/text/en/screens/part-names'

/** The list of games beside one of them, on a wide screen alone. */
export const GamesBeside = lazyPart(() => import('./games-pane').then((part) => part.GamesPane), PART_NAMES.gamesPlayed)
