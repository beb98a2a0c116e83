import { useEffect, useState, useSyncExternalStore } from 'react'
import { seriesScore } from '@/components/game/series-score'
import { tableFor } from '@/components/game/table-for'
import { GameHeader } from '@/components/sheet/game-header'
import { ReadSheet } from '@/components/sheet/read-sheet'
import { useAnnouncer } from '@/components/sheet/use-announcer'
import { Button } from '@/components/ui/button'
import type { ReadyGame } from '@/lib/hooks/use-game'
import { useSeries } from '@/lib/hooks/use-lists'
import { useSettings } from '@/lib/hooks/use-settings'
import { useWakeLock } from '@/lib/hooks/use-wake-lock'
import { showWall } from '@/lib/messages/compiled/app/together'
import type { JoinedRecord } from '@/lib/storage/joined/joined'
import type { TableHere } from '@/lib/together/stores/tables'
import { TableLine } from '../table-line'
import { Wall } from './wall'

interface LookScreenProps {
  readonly game: ReadyGame
  readonly table: JoinedRecord
  readonly at: TableHere | null
  readonly onOpenTable: () => void
  /** Called when the table has begun another game. */
  readonly onNewest: (gameId: string) => void
}

/** The sheet for people who only look: without its tools, and as a wall if the screen is wider than it is high. */
export function ViewerScreen(props: LookScreenProps) {
  const { game, table, at, onNewest } = props
  const settings = useSettings()
  const [wantsSheet, setWantsSheet] = useState(false)
  const isSideways = useIsSideways()
  useWakeLock(settings.wakeLock === 'on')
  const found = useSeries(game.record.seriesId ?? '')
  const score = seriesScore(game, found.state === 'ready' ? found.value : null)
  const view = tableFor(game, settings)
  const announced = useAnnouncer(game, view, settings)
  const newest = table.games.at(-1)
  const isWall = isSideways && !wantsSheet
  useEffect(() => {
    // No one can tap a screen on the wall, so it follows the table automatically.
    if (isWall && newest !== undefined && newest !== game.record.id) onNewest(newest)
  }, [isWall, newest, game.record.id, onNewest])
  return (
    <>
      {announced.region}
      {isWall ? (
        <Wall table={view} game={game} series={score} joined={table} at={at} onSheet={() => setWantsSheet(true)} />
      ) : (
        <LookSheet {...props} view={view} onWall={isSideways ? () => setWantsSheet(false) : null} />
      )}
    </>
  )
}

interface LookSheetProps extends LookScreenProps {
  readonly view: ReturnType<typeof tableFor>
  /** `null` if the screen is not in landscape, so that it cannot be a wall. */
  readonly onWall: (() => void) | null
}

function LookSheet({ game, table, at, onOpenTable, view, onWall }: LookSheetProps) {
  return (
    <div className="game-screen mx-auto flex w-full max-w-3xl flex-col">
      <GameHeader table={view} game={game} />
      <TableLine gameId={game.record.id} table={table} at={at} onOpen={onOpenTable} />
      <ReadSheet table={view} game={game} />
      {onWall === null ? null : (
        <div className="px-3 py-2">
          <Button className="w-full" onClick={onWall}>
            {showWall}
          </Button>
        </div>
      )}
    </div>
  )
}

const SIDEWAYS = '(orientation: landscape)'

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(SIDEWAYS)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** Tells whether the screen is wider than it is high, as a phone turned sideways is. */
const useIsSideways = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(SIDEWAYS).matches,
    () => false,
  )
