'use client'

import { lazy, Suspense } from 'react'
import { Waiting } from '@/components/ui/waiting'
import { RULES_OF_THIS_GAME } from '@/lib/text/en/screens/change-rules'
import { HOW_WE_PLAY } from '@/lib/text/en/screens/how-we-play'

const HowWePlayScreen = lazy(() => import('./how-we-play-screen').then((part) => ({ default: part.HowWePlayScreen })))
const ChangeRulesScreen = lazy(() => import('./change-screen').then((part) => ({ default: part.ChangeRulesScreen })))

/** The page to lay on the table, fetched after the screen has been drawn. */
export const HowWePlayRoute = () => (
  <Suspense fallback={<Waiting title={HOW_WE_PLAY} />}>
    <HowWePlayScreen />
  </Suspense>
)

/** The rules of a running game, fetched after the screen has been drawn. */
export const ChangeRulesRoute = () => (
  <Suspense fallback={<Waiting title={RULES_OF_THIS_GAME} />}>
    <ChangeRulesScreen />
  </Suspense>
)
