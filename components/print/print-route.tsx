'use client'

import { lazy, Suspense } from 'react'
import { Waiting } from '@/components/ui/waiting'
import { PRINT_THE_SHEET } from '@/lib/text/en/screens/share-game'

const PrintScreen = lazy(() => import('./print-screen').then((part) => ({ default: part.PrintScreen })))

/** The printed sheet, fetched after the page has been drawn. */
export const PrintRoute = () => (
  <Suspense fallback={<Waiting title={PRINT_THE_SHEET} />}>
    <PrintScreen />
  </Suspense>
)
