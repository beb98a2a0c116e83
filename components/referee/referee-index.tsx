'use client'

import { sheetHref } from '@/components/addresses/rule-address'
import { useAddress } from '@/components/addresses/use-address'
import { backHome } from '@/components/ui/back-home'
import { Screen } from '@/components/ui/screen'
import { REFEREE_TITLE, BACK_TO_SHEET, BY_THIS_GAME, RULINGS_LABEL } from '@/lib/text/en/screens/referee'
import { RulingRows } from './ruling-rows'

/** Everything the referee can be asked, one tap each. */
export function RefereeIndex() {
  const game = useAddress('game')
  const back = game === null ? backHome() : { href: sheetHref(game), label: BACK_TO_SHEET }
  return (
    <Screen title={REFEREE_TITLE} aside={game === null ? undefined : BY_THIS_GAME} back={back} room="spread">
      <nav aria-label={RULINGS_LABEL}>
        <RulingRows game={game} className="gap-x-12 spread:grid spread:grid-cols-2" />
      </nav>
    </Screen>
  )
}
