import { ChevronRight } from 'lucide'
import { ScreenLink } from '@/components/addresses/screen-link'
import { BigFigure } from '@/components/ui/big-figure'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { widestWord } from '@/components/ui/long-words'
import { at, sidesOf, type Side } from '@/lib/engine/table/seats'
import { atTheTarget, goOn, nextHand, viewExample } from '@/lib/messages/compiled/app/home'
import { exampleGame } from '@/lib/messages/compiled/app/shared'
import { toGo } from '@/lib/messages/compiled/table/common'
import { heldOverLabel } from '@/lib/messages/compiled/terms/words'
import { continueLabel, spokenGame } from '@/lib/text/screens/home'
import { figure } from '@/lib/text/terms/figure'
import { sideHeading } from '@/lib/text/terms/names'
import type { GameLine } from '../game/game-lines'

/** The classes of the place for the game in progress, which has the same height before the game is known. */
export const CURRENT_PLACE = 'min-h-64 rounded-xl border-2 bg-card spread:flex-1'

/** The current game, which one tap opens. */
export function CurrentGame({ line }: { readonly line: GameLine }) {
  const { table, totals } = line
  return (
    <ScreenLink
      href={`/game?id=${line.id}`}
      aria-label={continueLabel(spoken(line), line.isExample)}
      className={classNames(CURRENT_PLACE, 'flex flex-col border-ink px-4 pt-3 cramped:px-2')}
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-3 text-base text-soft">
        <span>{nextHand({ title: line.title, number: line.hands + 1 })}</span>
        {line.isExample ? <span className="rounded-full border border-edge px-3 text-ink">{exampleGame}</span> : null}
      </span>
      <SideFigures
        line={line}
        {...(line.rules.goal === 'hands' ? {} : { below: (side) => stillToGo(line, at(totals, side)) })}
      />
      {line.heldOver === 0 ? null : (
        <span className="mb-2 flex justify-between rounded-lg border-2 border-dashed border-soft px-3 py-1 text-base">
          <span>{heldOverLabel(table)}</span>
          <span translate="no" className="num">
            {line.heldOver}
          </span>
        </span>
      )}
      <span className="flex min-h-12 items-center justify-center border-t border-rule text-lg font-semibold text-felt">
        <span>{line.isExample ? viewExample : goOn}</span> <Icon of={ChevronRight} alongText />
      </span>
    </ScreenLink>
  )
}

interface SideFiguresProps {
  readonly line: GameLine
  /** Returns the text under a side's figure. */
  readonly below?: (side: Side) => string
}

/** The totals of the sides, next to each other. */
export function SideFigures({ line: { table, rules, totals }, below }: SideFiguresProps) {
  return (
    <span className="flex flex-1 items-center py-3">
      <span
        data-long={sidesOf(rules).length === 3 && widestWord(table.names) > 6}
        data-ems={widestWord(table.names)}
        className="side-figures flex min-w-0 flex-1 items-end"
      >
        {sidesOf(rules).map((side) => (
          <span
            key={side}
            className="figure-place min-w-0 flex-1 border-margin px-2 text-center cramped:px-0 spread:px-6 not-first:border-s-2"
          >
            <span translate="no" className="side-name block leading-tight font-semibold">
              {sideHeading(table, side)}
            </span>
            <BigFigure className="[--figure-most:4.5rem] spread:[--figure-most:9rem]">
              {figure(at(totals, side))}
            </BigFigure>
            {below === undefined ? null : <span className="block pt-1 text-base text-soft">{below(side)}</span>}
          </span>
        ))}
      </span>
    </span>
  )
}

const stillToGo = ({ rules }: GameLine, total: number): string =>
  total >= rules.target ? atTheTarget : toGo({ points: rules.target - total })

/** Returns the text of the line for screen readers. */
export function spoken(line: GameLine): string {
  const { table, totals, title } = line
  return spokenGame(title, table, totals)
}
