import { useState } from 'react'
import type { ReadyGame } from '@/lib/hooks/use-game'
import { useSettings } from '@/lib/hooks/use-settings'
import type { Table } from '@/lib/text/table'
import { tableFor } from '../game/table-for'
import { HandDialog } from './hand-dialog'
import { rowNumber, rowTitle } from './row-title'
import { SheetTable } from './sheet-table'
import { HeldOver, TotalsHead } from './totals-head'
import { useBefore } from './use-before'

interface ReadSheetProps {
  readonly table: Table
  readonly game: ReadyGame
}

/** The totals and the hands of a game for people who only look: a tap on a figure explains it, and nothing can be changed. */
export function ReadSheet({ table, game }: ReadSheetProps) {
  const { ledger } = game
  const settings = useSettings()
  const [before, forgetBefore] = useBefore(game)
  const [opened, setOpened] = useState<string | null>(null)
  const row = game.rows.find(({ id }) => id === opened)
  return (
    <>
      <main className="game-main flex flex-auto flex-col" onAnimationEnd={forgetBefore}>
        <TotalsHead
          table={table}
          totals={ledger.standing.totals}
          dealer={ledger.over ? null : ledger.standing.dealer}
          winner={ledger.winner}
          isOpen={ledger.open !== null}
          before={before}
          wonOver={[]}
        />
        <HeldOver table={table} game={game} isNew={false} />
        <SheetTable
          table={table}
          rows={game.rows}
          seen={before?.hands ?? game.rows.length}
          start={game.game.start}
          onOpen={setOpened}
          hint={null}
          note={game.note}
          onNote={null}
        />
      </main>
      {row === undefined ? null : (
        <HandDialog
          table={tableFor(game, settings, row.names)}
          gameId={game.record.id}
          row={row}
          title={rowTitle(game.rows, row.id)}
          number={rowNumber(game.rows, row.id)}
          edits={null}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}
