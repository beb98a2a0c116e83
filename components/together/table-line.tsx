import { Users } from 'lucide'
import { useEffect } from 'react'
import { clubNightOfTableHref } from '@/components/addresses/club-address'
import { Button } from '@/components/ui/button'
import type { Elements } from '@/components/ui/elements'
import { Icon } from '@/components/ui/icon'
import { ActionLink } from '@/components/ui/links'
import {
  lineAsked,
  lineClosed,
  lineLacks,
  lineNextGame,
  showNextGame,
  tableSettings,
  toClubNight,
  uniteGame,
} from '@/lib/messages/compiled/app/together'
import { lineText, MOST_GAMES } from '@/lib/text/screens/together'
import {
  bringGame,
  isOfClubNight,
  sayWriting,
  type AtTable,
  type JoinedRecord,
} from '@/lib/together/hooks/use-together'
import { standingAt } from './standing'

interface TableLineProps {
  readonly gameId: string
  readonly table: JoinedRecord
  readonly at: AtTable | null
  /** The hand that is being written on this phone. */
  readonly writing?: number | null
  /** `null` where there is no sheet yet. */
  readonly onOpen: (() => void) | null
}

/** One quiet line under the head of the sheet: who is here, who writes what, or why this phone is alone. */
export function TableLine({ gameId, table, at, writing = null, onOpen }: TableLineProps) {
  useSaysWriting(table.id, gameId, writing)
  const next = nextGame(table, gameId)
  const [asked] = at?.asked ?? []
  return (
    <div className="table-line border-b border-rule bg-paper px-3">
      <div className="flex min-h-12 items-center gap-2">
        <p role="status" className="min-w-0 flex-1 text-base leading-tight text-soft">
          {[
            ...(table.ended === 'closed' ? [lineClosed] : []),
            lineText(standingAt(table, at, gameId)),
            ...(at?.lacks === true ? [lineLacks({ most: MOST_GAMES })] : []),
          ].join(' ')}
        </p>
        {isOfClubNight(table) ? (
          <ActionLink look="plain" href={clubNightOfTableHref(table.id)} prefetch={false}>
            {toClubNight}
          </ActionLink>
        ) : null}
        {onOpen === null ? null : (
          <Button look="plain" onClick={onOpen}>
            <Icon of={Users} /> <span>{tableSettings}</span>
          </Button>
        )}
      </div>
      {asked === undefined ? null : (
        <Asks text={lineAsked}>
          <Button onClick={() => void bringGame(table.id, asked)}>{uniteGame}</Button>
        </Asks>
      )}
      {next === null ? null : (
        <Asks text={lineNextGame}>
          <ActionLink href={`/game/?id=${encodeURIComponent(next)}`} prefetch={false}>
            {showNextGame}
          </ActionLink>
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

/** Over the form of a hand: who else is writing one. */
export function WritingLine({
  gameId,
  table,
  at,
  writing,
}: Pick<TableLineProps, 'gameId' | 'table' | 'at' | 'writing'>) {
  useSaysWriting(table.id, gameId, writing ?? null)
  const standing = standingAt(table, at, gameId)
  const others = standing.present.some((one) => one.writing !== null)
  return (
    <p role="status" className="px-3 pt-1 text-base leading-tight text-soft empty:hidden">
      {others ? lineText(standing) : null}
    </p>
  )
}

/** The others see which hand is being written here, for as long as it is. */
function useSaysWriting(tableId: string, gameId: string, writing: number | null): void {
  useEffect(() => {
    sayWriting(tableId, gameId, writing)
    return () => sayWriting(tableId, gameId, null)
  }, [tableId, gameId, writing])
}

/** The game that came to the table after this one. */
function nextGame({ games }: JoinedRecord, gameId: string): string | null {
  const newest = games.at(-1)
  return newest === undefined || newest === gameId || !games.includes(gameId) ? null : newest
}
