import type { ReadyGame } from '@/lib/hooks/use-game'
import type { SheetRow } from '@/lib/storage'
import { heldOverFrom } from '@/lib/text/en/screens/ledger'
import type { Table } from '@/lib/text/table'

/** What waits for the winner of a hand, boxed as on paper. */
export function HeldOver({ table, game }: { readonly table: Table; readonly game: ReadyGame }) {
  const { heldOver } = game.ledger.standing
  if (heldOver === 0 || game.ledger.over) return null
  return (
    <p className="held-over mx-3 mb-2 flex items-baseline justify-between gap-3 rounded-lg border-2 border-dashed border-soft px-3 py-1 text-base">
      <span>{heldOverFrom(table, handsWaiting(game.rows.map(({ row }) => row)))}</span>
      <b className="num text-xl">{heldOver}</b>
    </p>
  )
}

/** The hands whose points wait, by their numbers on the sheet: all that left some since somebody took what had waited. */
export function handsWaiting(rows: readonly SheetRow['row'][]): readonly number[] {
  const taken = rows.findLastIndex((row) => row.state === 'scored' && row.score.heldOverWon > 0)
  return rows.flatMap((row, index) =>
    index > taken && row.state === 'scored' && row.score.heldOverAdded > 0 ? [index + 1] : [],
  )
}
