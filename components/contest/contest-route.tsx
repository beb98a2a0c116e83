'use client'

import { lazyPart } from '@/components/ui/lazy-part'
import { screenFrame, Waiting } from '@/components/ui/waiting'
import { contestTitle } from '@/lib/messages/compiled/app/contest'
import { partContest } from '@/lib/messages/compiled/app/parts'

/** The contests of this device, loaded after the page has been drawn. */
export const ContestRoute = lazyPart(
  () => import('./contest-page').then((part) => part.ContestPage),
  () => partContest,
  { waiting: () => <Waiting title={contestTitle} />, frame: screenFrame(() => contestTitle) },
)
