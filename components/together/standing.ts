import type { JoinedRecord } from '@/lib/storage/joined/joined'
import type { TableHere } from '@/lib/together/stores/tables'
import type { TableStanding } from '@/lib/together/words/table'

/**
 * Returns the state of a table, whether or not this tab has joined it yet. Only hands of the game `gameId` are shown as being
 * entered.
 */
export function standingAt(table: JoinedRecord, at: TableHere | null, gameId: string | null = null): TableStanding {
  if (table.ended === 'expired')
    return { phase: 'apart', problem: 'expired', waiting: 0, present: [], looks: at?.role === 'look' }
  if (at === null) return { phase: 'joining', problem: null, waiting: 0, present: [], looks: false }
  const { phase, problem, waiting } = at.now
  const present = presentAt(at, gameId)
  return { phase, problem, waiting, present, looks: at.role === 'look' }
}

/** Returns the devices at the table. Only hands of the game `gameId` are shown as being entered. */
export const presentAt = ({ now }: TableHere, gameId: string | null): TableHere['now']['present'] =>
  now.present.map((one) => (one.game === gameId ? one : { ...one, writing: null }))
