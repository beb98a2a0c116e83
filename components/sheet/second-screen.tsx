import { BackKey } from '@/components/ui/screen-head'
import type { ReadyGame } from '@/lib/hooks/use-game'
import { useSettings } from '@/lib/hooks/use-settings'
import { useWakeLock } from '@/lib/hooks/use-wake-lock'
import { gameEndedEarly } from '@/lib/messages/compiled/table/ledger'
import { howItEnded } from '@/lib/text/screens/game-end'
import { winnerText } from '@/lib/text/screens/ledger'
import type { Table } from '@/lib/text/table'
import { backToGame } from '../addresses/game-address'
import { tableFor } from '../game/table-for'
import { FullScreenKey } from './full-screen-key'
import { GameHeader } from './game-header'
import { ReadSheet } from './read-sheet'

/** A game on a display across the room: the totals as large as they fit, and the last hands next to them. */
export function SecondScreen({ game }: { readonly game: ReadyGame }) {
  const settings = useSettings()
  useWakeLock(settings.wakeLock === 'on')
  const table = tableFor(game, settings)
  const { href, label } = backToGame(game.record.id)
  return (
    <div className="room-sheet safe">
      <GameHeader table={table} game={game} lead={<BackKey href={href} label={label} />} tool={<FullScreenKey />} />
      <div role="status">
        <End table={table} game={game} />
      </div>
      <ReadSheet table={table} game={game} />
    </div>
  )
}

/** The winner, and how the game ended. Shows nothing while the game is in progress. */
function End({ table, game: { ledger, brokenOff } }: { readonly table: Table; readonly game: ReadyGame }) {
  if (!ledger.over) return brokenOff ? <p className="px-3 text-xl text-soft">{gameEndedEarly}</p> : null
  const last = ledger.rows.findLast((row) => row.state === 'scored')
  const how = last?.state === 'scored' ? howItEnded(table, last) : null
  return (
    <div className="bg-baize p-3 text-center text-baize-ink">
      <p className="text-4xl heading">{winnerText(table, ledger.winner)}</p>
      {how === null ? null : <p className="text-lg">{how}</p>}
    </div>
  )
}
