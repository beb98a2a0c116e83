'use client'

import Link from 'next/link'
import { useSearchParams } from 'next/navigation'
import { Screen } from '@/components/ui/screen'
import { refereeHref, RULINGS, sheetHref } from './rulings'

/** Everything the referee can be asked, one tap each. */
export function RefereeIndex() {
  const game = useSearchParams().get('game')
  const back =
    game === null ? { href: '/', label: 'To the start' } : { href: sheetHref(game), label: 'Back to the sheet' }
  return (
    <Screen title="Referee" aside={game === null ? undefined : 'by the rules of this game'} back={back}>
      <nav aria-label="Rulings">
        <ul className="border-t border-rule">
          {RULINGS.map(({ path, title, line }) => (
            <li key={path} className="border-b border-rule">
              <Link href={refereeHref(path, game)} className="block min-h-14 py-2">
                <span className="block text-lg font-semibold">{title}</span>
                <span className="block text-base text-soft">{line}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Screen>
  )
}
