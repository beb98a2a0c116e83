'use client'

import { lazyPart } from '@/components/ui/lazy-part'
import { screenAround, Waiting } from '@/components/ui/waiting'
import { partPrint } from '@/lib/messages/compiled/app/parts'
import { PRINT_THE_SHEET } from '@/lib/text/en/screens/share'

/** The printed sheet, fetched after the page has been drawn. */
export const PrintRoute = lazyPart(
  () => import('./print-screen').then((part) => part.PrintScreen),
  () => partPrint,
  {
    waiting: () => <Waiting title={PRINT_THE_SHEET} />,
    frame: screenAround(() => PRINT_THE_SHEET),
  },
)
