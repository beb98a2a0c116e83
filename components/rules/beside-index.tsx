'use client'

import { lazyPart } from '@/components/ui/lazy-part'
import { Skeleton } from '@/components/ui/skeleton'
import { useIsWide } from '@/components/ui/use-is-wide'
import { PART_NAMES } from '@/lib/text/en/screens/part-names'
import { ONE_MOMENT } from '@/lib/text/en/screens/shared'

const OftenAsked = lazyPart(() => import('./often-asked').then((part) => part.OftenAsked), PART_NAMES.ownAnswer, {
  waiting: <Skeleton label={ONE_MOMENT} rows={8} row="min-h-20" className="mt-5" />,
})

/** What stands where a phone has the index itself. */
export const BesideIndex = () => (useIsWide() ? <OftenAsked /> : null)
