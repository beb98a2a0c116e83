import type { AtTable, JoinedRecord } from '@/lib/hooks/use-together'
import type { TableStanding } from '@/lib/text/screens/together'

/** What is said of a table, whether this tab has its place there yet or not. */
export function standingAt(table: JoinedRecord, at: AtTable | null): TableStanding {
  if (table.ended === 'expired')
    return { phase: 'apart', problem: 'expired', waiting: 0, present: [], looks: at?.place.role === 'look' }
  if (at === null) return { phase: 'joining', problem: null, waiting: 0, present: [], looks: false }
  const { phase, problem, waiting, present } = at.now
  return { phase, problem, waiting, present, looks: at.place.role === 'look' }
}
