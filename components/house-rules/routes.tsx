'use client'

import { lazyPart } from '@/components/ui/lazy-part'
import { screenAround, Waiting } from '@/components/ui/waiting'
import { partGameRules, partHowWePlay } from '@/lib/messages/compiled/app/parts'
import { RULES_OF_THIS_GAME } from '@/lib/text/en/screens/change-rules'
import { HOW_WE_PLAY } from '@/lib/text/en/screens/house-rules'

/** The page to lay on the table, fetched after the screen has been drawn. */
export const HowWePlayRoute = lazyPart(
  () => import('./how-we-play-screen').then((part) => part.HowWePlayScreen),
  () => partHowWePlay,
  {
    waiting: () => <Waiting title={HOW_WE_PLAY} />,
    frame: screenAround(() => HOW_WE_PLAY),
  },
)

/** The rules of a running game, fetched after the screen has been drawn. */
export const ChangeRulesRoute = lazyPart(
  () => import('./change-screen').then((part) => part.ChangeRulesScreen),
  () => partGameRules,
  {
    waiting: () => <Waiting title={RULES_OF_THIS_GAME} />,
    frame: screenAround(() => RULES_OF_THIS_GAME),
  },
)
