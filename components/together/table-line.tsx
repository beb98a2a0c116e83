import { Users } from 'lucide'
import { useEffect } from 'react'
import { clubNightOfTableHref } from '@/components/together/addresses'
import { Button } from '@/components/ui/button'
import type { Elements } from '@/components/ui/elements'
import { Icon } from '@/components/ui/icon'
import { ActionLink } from '@/components/ui/links'
import * as said from '@/lib/messages/compiled/app/together'
import type { JoinedRecord } from '@/lib/storage/joined/joined'
import { bringGame } from '@/lib/together/actions/table'
import { isOfClubNight } from '@/lib/together/hooks/use-together'
import { MOST_GAMES } from '@/lib/together/limits'
import { announceWriting, type TableHere } from '@/lib/together/stores/tables'
import { tableStatusText } from '@/lib/together/words/table'
import { standingAt } from './standing'

interface TableLineProps {
  readonly gameId: string
  readonly table: JoinedRecord
  readonly at: TableHere | null
  /** The number of the hand that is being entered on this device; `null`: none. */
  readonly writing?: number | null
  /** Opens the settings of the table; `null` if there is no sheet yet. */
  readonly onOpen: (() => void) | null
}

/** The line under the head of the sheet: who is there, who is entering which hand, or why this device is alone. */
export function TableLine({ gameId, table, at, writing = null, onOpen }: TableLineProps) {
  useAnnouncedWriting(table.id, gameId, writing)
  const next = nextGame(table, gameId)
  const [asked] = at?.asked ?? []
  return (
    <div className="table-line border-b border-rule bg-paper px-3">
      <div className="flex min-h-12 items-center gap-2">
        <p role="status" className="min-w-0 flex-1 text-base leading-tight text-soft">
          {[
            ...(table.ended === 'closed' ? [said.lineClosed] : []),
            tableStatusText(standingAt(table, at, gameId)),
            ...(at?.lacks === true ? [said.lineLacks({ most: MOST_GAMES })] : []),
            ...(at?.begunOtherwise.includes(gameId) === true ? [said.lineBegunOtherwise] : []),
          ].join(' ')}
        </p>
        {isOfClubNight(table) ? (
          <ActionLink look="plain" href={clubNightOfTableHref(table.id)}>
            {said.toClubNight}
          </ActionLink>
        ) : null}
        {onOpen === null ? null : (
          <Button look="plain" onClick={onOpen}>
            <Icon of={Users} /> <span>{said.tableSettings}</span>
          </Button>
        )}
      </div>
      {asked === undefined ? null : (
        <Asks text={said.lineAsked}>
          <Button onClick={() => void bringGame(table.id, asked)}>{said.uniteGame}</Button>
        </Asks>
      )}
      {next === null ? null : (
        <Asks text={said.lineNextGame}>
          <ActionLink href={`/game/?id=${encodeURIComponent(next)}`}>{said.showNextGame}</ActionLink>
        </Asks>
      )}
    </div>
  )
}

const Asks = ({ text, children }: { readonly text: string; readonly children: Elements }) => (
  <div className="flex flex-wrap items-center justify-between gap-2 pb-2">
    <p className="text-base">{text}</p>
    {children}
  </div>
)

/** The line above the form of a hand: who else is entering one. */
export function WritingLine({
  gameId,
  table,
  at,
  writing,
}: Pick<TableLineProps, 'gameId' | 'table' | 'at' | 'writing'>) {
  useAnnouncedWriting(table.id, gameId, writing ?? null)
  const standing = standingAt(table, at, gameId)
  const others = standing.present.some((one) => one.writing !== null)
  return (
    <p role="status" className="px-3 pt-1 text-base leading-tight text-soft empty:hidden">
      {others ? tableStatusText(standing) : null}
    </p>
  )
}

/** Tells the others which hand is being entered here, until the component unmounts. */
function useAnnouncedWriting(tableId: string, gameId: string, writing: number | null): void {
  useEffect(() => {
    announceWriting(tableId, gameId, writing)
    return () => announceWriting(tableId, gameId, null)
  }, [tableId, gameId, writing])
}

/** Returns the newest game of the table; `null` if that is this game, or if this game is not at the table. */
function nextGame({ games }: JoinedRecord, gameId: string): string | null {
  const newest = games.at(-1)
  return newest === undefined || newest === gameId || !games.includes(gameId) ? null : newest
}
