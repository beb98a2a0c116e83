import { areAlike, isTaken } from '@/lib/engine/table/alike'
import { NO_NAME, type Seat } from '@/lib/engine/table/seats'
import { alreadyAtTheTable, playsHereAlready } from '@/lib/messages/compiled/table/sheet-dialogs'

/** Returns why a new player cannot have this name: someone at the table has it, or the player who leaves; `null` if it is free. */
export function seatRefusal(names: readonly string[], seat: Seat, name: string): string | null {
  if (name === NO_NAME) return null
  if (areAlike(names[seat] ?? NO_NAME, name)) return playsHereAlready
  return isTaken(names, seat, name) ? alreadyAtTheTable : null
}
