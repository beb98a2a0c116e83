import { areAlike, isTaken } from '@/lib/engine/table/alike'
import { NOBODY, type Seat } from '@/lib/engine/table/seats'
import { alreadyAtTheTable, playsHereAlready } from '@/lib/messages/compiled/table/sheet-dialogs'

/** Returns why a name is none for a new player: someone at the table has it, or the one who leaves. */
export function seatRefusal(names: readonly string[], seat: Seat, name: string): string | null {
  if (name === NOBODY) return null
  if (areAlike(names[seat] ?? NOBODY, name)) return playsHereAlready
  return isTaken(names, seat, name) ? alreadyAtTheTable : null
}
