import { useState } from 'react'
import { useScreens } from '@/components/addresses/use-screens'
import { GameScreen } from '@/components/sheet/game-screen'
import type { GameScreenProps } from '@/components/sheet/use-game-screen'
import { lazyPart } from '@/components/ui/lazy-part'
import { Skeleton } from '@/components/ui/skeleton'
import { oneMoment } from '@/lib/messages/compiled/table/shared'
import { isOfClubNight, linkOf, useTableHere, useTableOf, useTables } from '@/lib/together/hooks/use-together'
import { TableLine, WritingLine } from '../table-line'
import { TogetherDialog } from '../together-dialog'
import { ViewerScreen } from './viewer-screen'

const SheetClock = lazyPart(() => import('../club/sheet-clock').then((part) => part.SheetClock), null)

/** The sheet of a game that may be at a table: with the other devices, or read-only for someone with a link to look. */
export function SheetAtTable(props: GameScreenProps) {
  const { id, game } = props
  const screens = useScreens()
  const tables = useTables()
  const table = useTableOf(id)
  const at = useTableHere(table)
  const [isOpen, setOpen] = useState(false)
  if (tables.state === 'loading') return <Skeleton label={oneMoment} rows={5} row="min-h-24" />
  if (table === null) return <GameScreen {...props} />
  if (table.ended !== 'expired' && linkOf(table.code) === 'look')
    return (
      <>
        <ViewerScreen
          game={game}
          table={table}
          at={at}
          onOpenTable={() => setOpen(true)}
          onNewest={(newest) => screens.replace(`/game/?id=${encodeURIComponent(newest)}`)}
        />
        {isOpen ? <TogetherDialog gameId={id} names={game.names} onClose={() => setOpen(false)} /> : null}
      </>
    )
  return (
    <GameScreen
      {...props}
      together={{
        onSheet: (hand, onOpen) => (
          <>
            <TableLine gameId={id} table={table} at={at} writing={hand} onOpen={onOpen} />
            {isOfClubNight(table) ? <SheetClock gameId={id} table={table} /> : null}
          </>
        ),
        onForm: (hand) => <WritingLine gameId={id} table={table} at={at} writing={hand} />,
      }}
    />
  )
}
