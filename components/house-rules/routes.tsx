'use client'

import { lazyPart } from '@/components/ui/lazy-part'
import { screenFrame, Waiting } from '@/components/ui/waiting'
import { rulesOfThisGame } from '@/lib/messages/compiled/app/change-rules'
import { howWePlay } from '@/lib/messages/compiled/app/house-rules'
import { partGameRules, partHowWePlay } from '@/lib/messages/compiled/app/parts'

/** “How we play”, loaded after the screen has been drawn. */
export const HowWePlayRoute = lazyPart(
  () => import('./how-we-play-screen').then((part) => part.HowWePlayScreen),
  () => partHowWePlay,
  {
    waiting: () => <Waiting title={howWePlay} />,
    frame: screenFrame(() => howWePlay),
  },
)

/** The rules of a game in progress, loaded after the screen has been drawn. */
export const ChangeRulesRoute = lazyPart(
  () => import('./change-screen').then((part) => part.ChangeRulesScreen),
  () => partGameRules,
  {
    waiting: () => <Waiting title={rulesOfThisGame} />,
    frame: screenFrame(() => rulesOfThisGame),
  },
)
