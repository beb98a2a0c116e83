import { ChevronRight } from 'lucide'
import { ScreenLink } from '@/components/addresses/screen-link'
import { Icon } from '@/components/ui/icon'
import { at, sidesOf } from '@/lib/engine/table/seats'
import { otherGamesInProgress } from '@/lib/messages/compiled/app/home'
import { continueLabel, otherTitle } from '@/lib/text/screens/home'
import { figure } from '@/lib/text/terms/figure'
import { sideHeading } from '@/lib/text/terms/names'
import type { GameLine } from '../game/game-lines'
import { spoken } from './current-game'

/** The other games in progress, each on a ruled line. */
export function OtherGames({ lines }: { readonly lines: readonly GameLine[] }) {
  return (
    <section className="pt-5">
      <h2 className="pb-1 text-lg text-soft">{otherGamesInProgress}</h2>
      <ul className="border-t border-rule">
        {lines.map((line) => (
          <li key={line.id}>
            <ScreenLink
              href={`/game?id=${line.id}`}
              aria-label={continueLabel(spoken(line), line.isExample)}
              className="flex min-h-16 items-center gap-3 border-b border-rule py-2"
            >
              <span className="min-w-0 flex-1">
                <span className="flex flex-wrap gap-x-4 text-lg">
                  {sidesOf(line.rules).map((side) => (
                    <span key={side} translate="no">
                      <span>{sideHeading(line.table, side)}</span>{' '}
                      <span className="num">{figure(at(line.totals, side))}</span>
                    </span>
                  ))}
                </span>
                <span className="block text-base text-soft">{otherTitle(line.title, line.isExample)}</span>
              </span>
              <Icon of={ChevronRight} alongText className="-ms-2 text-xl text-soft" />
            </ScreenLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
