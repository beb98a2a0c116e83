'use client'

import { lazy, Suspense } from 'react'
import { Waiting } from '@/components/ui/waiting'

const PrintScreen = lazy(() => import('./print-screen').then((part) => ({ default: part.PrintScreen })))

/** The printed sheet, fetched after the page has been drawn. */
export const PrintRoute = () => (
  <Suspense fallback={<Waiting title="Print the sheet" />}>
    <PrintScreen />
  </Suspense>
)
