'use client'

import { usePathname } from 'next/navigation'
import { ScreenLink } from '@/components/addresses/screen-link'
import { useAddress } from '@/components/addresses/use-address'
import { RULINGS } from '@/lib/engine/referee/rulings'
import { refereeTitle, rulingsLabel } from '@/lib/messages/compiled/referee/rulings'
import { refereeHref, toolOf } from '../addresses/ruling-address'
import { RulingRows } from './ruling-rows'

/** The list of questions next to the current one, on a wide screen only. */
export function RulingsBeside() {
  const game = useAddress('game')
  const path = usePathname().split('/').filter(Boolean).at(-1)
  const asked = RULINGS.find((one) => one === path)
  return (
    <nav aria-label={rulingsLabel} className="px-4 pb-6">
      <ScreenLink href={refereeHref('', game)} className="flex min-h-13 items-center text-xl heading">
        {refereeTitle}
      </ScreenLink>
      <RulingRows game={game} current={asked === undefined ? undefined : toolOf(asked)} />
    </nav>
  )
}
