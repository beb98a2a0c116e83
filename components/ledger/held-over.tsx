import type { ReadyGame } from '@/lib/hooks/use-game'
import type { Table } from '@/lib/text/table'
import { heldOverFrom } from '@/lib/text/en/screens/ledger'
import { handsWaiting } from './hands-waiting'

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
