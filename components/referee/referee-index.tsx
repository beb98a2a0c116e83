'use client'

import { sheetHref } from '@/components/addresses/rule-address'
import { useAddress } from '@/components/addresses/use-address'
import { backHome } from '@/components/ui/back-home'
import { Screen } from '@/components/ui/screen'
import { refereeByThisGame, refereeTitle, refereeToSheet, rulingsLabel } from '@/lib/messages/compiled/referee/rulings'
import { RulingRows } from './ruling-rows'

/** The list of everything that the referee can be asked, one tap each. */
export function RefereeIndex() {
  const game = useAddress('game')
  const back = game === null ? backHome() : { href: sheetHref(game), label: refereeToSheet }
  return (
    <Screen title={refereeTitle} aside={game === null ? undefined : refereeByThisGame} back={back} room="spread">
      <nav aria-label={rulingsLabel}>
        <RulingRows game={game} className="gap-x-12 spread:grid spread:grid-cols-2" />
      </nav>
    </Screen>
  )
}
