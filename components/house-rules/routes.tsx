'use client'

import { lazy, Suspense } from 'react'
import { Waiting } from '@/components/ui/waiting'

const HowWePlayScreen = lazy(() => import('./how-we-play-screen').then((part) => ({ default: part.HowWePlayScreen })))
const ChangeRulesScreen = lazy(() => import('./change-screen').then((part) => ({ default: part.ChangeRulesScreen })))

/** The page to lay on the table, fetched after the screen has been drawn. */
export const HowWePlayRoute = () => (
  <Suspense fallback={<Waiting title="How we play" />}>
    <HowWePlayScreen />
  </Suspense>
)

/** The rules of a running game, fetched after the screen has been drawn. */
export const ChangeRulesRoute = () => (
  <Suspense fallback={<Waiting title="Rules of this game" />}>
    <ChangeRulesScreen />
  </Suspense>
)
