import { NO_NAME } from '@/lib/engine/table/seats'
import type { SheetRow } from '@/lib/storage'
import { fromHerePlay } from '@/lib/text/screens/ledger'

/** Returns the players from this hand on, as a line to show before it; `null` if they are the same as in the hand before. */
export function newPlayers(row: SheetRow, before: SheetRow | undefined): string | null {
  if (before === undefined) return null
  const changed = row.names.filter((name, seat) => name !== NO_NAME && before.names[seat] !== name)
  return changed.length === 0 ? null : fromHerePlay(changed)
}
