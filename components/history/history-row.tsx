import { ChevronRight } from 'lucide'
import { ScreenLink } from '@/components/addresses/screen-link'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { endedEarly, gameInSeries, goingOn, wonByNone } from '@/lib/messages/compiled/app/history'
import { exampleGame, quoted } from '@/lib/messages/compiled/app/shared'
import { gameTitle } from '@/lib/messages/compiled/table/common'
import { wonMark } from '@/lib/messages/compiled/table/ledger'
import { allOf } from '@/lib/messages/locale'
import type { Directory, HistoryGame } from '@/lib/storage'
import { distinctLooks } from '@/lib/storage/people/looks'
import { presentNames } from '@/lib/storage/people/present-names'
import { sidesOfNames } from '@/lib/storage/sheet/sides-of-names'
import { timeInWords } from '@/lib/text/terms/days'
import { figure } from '@/lib/text/terms/figure'
import { shownNames } from '@/lib/text/terms/names'
import { nameOfRuleSet } from '@/lib/text/terms/rule-set-names'
import { PersonMarks } from '../game/person-mark'

interface HistoryRowProps {
  readonly line: HistoryGame
  readonly directory: Directory
  /** The address the row leads to, if not the game's page or, while it is in progress, its sheet. */
  readonly href: string | undefined
  /** True if it is shown next to the list. */
  readonly isCurrent: boolean
}

/**
 * A game in the list: a column of the sides and one of their totals, the winner underlined as on paper; below them the name of
 * the game and its time.
 */
export function HistoryRow({ line, directory, href, isCurrent }: HistoryRowProps) {
  const called = presentNames(directory, line.names)
  const shown = shownNames({ players: called.length, direction: line.direction }, called)
  const sides = sidesOfNames(shown)
  const looks = sidesOfNames(distinctLooks(shown.map(directory.of)))
  const isRunning = line.status === 'playing' && !line.example
  return (
    <ScreenLink
      href={href ?? (isRunning ? `/game/?id=${line.gameId}` : `/history/game/?id=${line.gameId}`)}
      aria-current={isCurrent ? 'true' : undefined}
      className="flex min-h-16 items-center gap-3 border-b border-rule py-2 cramped:gap-1 aria-[current]:-ms-3 aria-[current]:border-s-4 aria-[current]:border-s-felt aria-[current]:bg-card aria-[current]:ps-2"
    >
      <span className="min-w-0 flex-1">
        {sides.map((names, side) => (
          <span
            key={side}
            className={classNames(
              'flex items-center gap-2 leading-snug cramped:flex-wrap cramped:gap-y-0',
              line.winner === side && 'font-semibold',
            )}
          >
            <PersonMarks looks={looks[side] ?? []} size="line" />
            <span translate="no" className="min-w-0 flex-1 cramped:min-w-min">
              {allOf(names)}
            </span>{' '}
            <span
              translate="no"
              className={classNames(
                'num text-xl leading-tight',
                line.winner === side && 'underline decoration-2 underline-offset-4',
              )}
            >
              {figure(line.totals[side] ?? 0)}
            </span>
            {line.winner === side ? <span className="sr-only text-[1px]">{` ${wonMark}`}</span> : null}
          </span>
        ))}
        <span className="line-clamp-2 text-sm text-soft">{detailsOf(line).join(' · ')}</span>
      </span>
      <Icon of={ChevronRight} alongText className="-ms-2 text-xl text-soft cramped:hidden" />
    </ScreenLink>
  )
}

function detailsOf(line: HistoryGame): readonly string[] {
  const name = line.rulesName ?? nameOfRuleSet(line.base) ?? ''
  const parts = [
    line.example ? exampleGame : null,
    stateOf(line),
    gameTitle({ name, target: line.target, goal: line.goal }),
    line.seriesId === null ? null : gameInSeries({ number: line.number }),
    line.createdAt === 0 ? null : timeInWords(line.createdAt),
    line.note === '' ? null : quoted({ text: line.note }),
  ]
  return parts.filter((part) => part !== null)
}

function stateOf({ status, winner }: HistoryGame): string | null {
  switch (status) {
    case 'playing':
      return goingOn
    case 'broken-off':
      return endedEarly
    case 'over':
      return winner === null ? wonByNone : null
  }
}
