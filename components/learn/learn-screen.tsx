'use client'

import { withGame } from '@/components/addresses/rule-address'
import { useAddress } from '@/components/addresses/use-address'
import { lazyPart } from '@/components/ui/lazy-part'
import { Screen } from '@/components/ui/screen'
import { Skeleton } from '@/components/ui/skeleton'
import { partLearn } from '@/lib/messages/compiled/app/parts'
import { rulesPractise, rulesTitle } from '@/lib/messages/compiled/referee/lookup'
import { oneMoment } from '@/lib/messages/compiled/table/shared'

const LearnBody = lazyPart(
  () => import('./learn-body').then((part) => part.LearnBody),
  () => partLearn,
  { waiting: () => <Skeleton label={oneMoment} rows={7} /> },
)

/** The practice screen: a quiz on drawn hands, and piles to count. */
export function LearnScreen() {
  const game = useAddress('game')
  return (
    <Screen title={rulesPractise} back={{ href: withGame('/rules/', game), label: rulesTitle }} room="spread">
      <LearnBody />
    </Screen>
  )
}
