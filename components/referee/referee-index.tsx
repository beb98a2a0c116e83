'use client'

import Link from 'next/link'
import { sheetHref } from '@/components/addresses/rule-address'
import { useAddress } from '@/components/addresses/use-address'
import { Screen } from '@/components/ui/screen'
import { REFEREE_TITLE, BACK_TO_SHEET, BY_THIS_GAME, RULING_WORDS, RULINGS_LABEL } from '@/lib/text/en/screens/referee'
import { HOME_LINK } from '@/lib/text/en/screens/shared'
import { refereeHref, RULINGS } from '../addresses/ruling-address'

/** Everything the referee can be asked, one tap each. */
export function RefereeIndex() {
  const game = useAddress('game')
  const back = game === null ? { href: '/', label: HOME_LINK } : { href: sheetHref(game), label: BACK_TO_SHEET }
  return (
    <Screen title={REFEREE_TITLE} aside={game === null ? undefined : BY_THIS_GAME} back={back}>
      <nav aria-label={RULINGS_LABEL}>
        <ul className="border-t border-rule">
          {RULINGS.map((path) => (
            <li key={path} className="border-b border-rule">
              <Link href={refereeHref(path, game)} className="block min-h-14 py-2">
                <span className="block text-lg font-semibold">{RULING_WORDS[path].title}</span>
                <span className="block text-base text-soft">{RULING_WORDS[path].line}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Screen>
  )
}
