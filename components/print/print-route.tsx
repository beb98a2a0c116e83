'use client'

import { lazyPart } from '@/components/ui/lazy-part'
import { screenFrame, Waiting } from '@/components/ui/waiting'
import { partPrint } from '@/lib/messages/compiled/app/parts'
import { printTheSheet } from '@/lib/messages/compiled/app/share'

/** The printed sheet, loaded after the page has been drawn. */
export const PrintRoute = lazyPart(
  () => import('./print-screen').then((part) => part.PrintScreen),
  () => partPrint,
  {
    waiting: () => <Waiting title={printTheSheet} />,
    frame: screenFrame(() => printTheSheet),
  },
)
