'use client'

import { withGame } from '@/components/addresses/rule-address'
import { useAddress } from '@/components/addresses/use-address'
import { lazyPart } from '@/components/ui/lazy-part'
import { Screen } from '@/components/ui/screen'
import { Skeleton } from '@/components/ui/skeleton'
import { useMounted } from '@/components/ui/use-mounted'
import { partLearn } from '@/lib/messages/compiled/app/parts'
import { rulesPractise, rulesTitle } from '@/lib/messages/compiled/referee/lookup'
import { oneMoment } from '@/lib/messages/compiled/table/shared'

const toCome = () => <Skeleton label={oneMoment} rows={7} />

const LearnBody = lazyPart(
  () => import('./learn-body').then((part) => part.LearnBody),
  () => partLearn,
  { waiting: toCome },
)

if (typeof window !== 'undefined') void LearnBody.ask()

/**
 * The practice screen: a quiz on drawn hands, and piles to count. Its questions are drawn in the browser, not when the page is
 * built.
 */
export function LearnScreen() {
  const game = useAddress('game')
  const isHere = useMounted()
  return (
    <Screen title={rulesPractise} back={{ href: withGame('/rules/', game), label: rulesTitle }} room="spread">
      {isHere ? <LearnBody /> : toCome()}
    </Screen>
  )
}
