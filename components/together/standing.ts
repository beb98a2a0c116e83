import type { TableStanding } from '@/lib/text/screens/together'
import type { AtTable, JoinedRecord } from '@/lib/together/hooks/use-together'

/**
 * What is said of a table, whether this tab has its place there yet or not. `gameId`: on the sheet of this game, where nobody asks what is
 * written on another.
 */
export function standingAt(table: JoinedRecord, at: AtTable | null, gameId: string | null = null): TableStanding {
  if (table.ended === 'expired')
    return { phase: 'apart', problem: 'expired', waiting: 0, present: [], looks: at?.place.role === 'look' }
  if (at === null) return { phase: 'joining', problem: null, waiting: 0, present: [], looks: false }
  const { phase, problem, waiting } = at.now
  const present = presentAt(at, gameId)
  return { phase, problem, waiting, present, looks: at.place.role === 'look' }
}

/** Who is there, and what each writes in this game. */
export const presentAt = ({ now }: AtTable, gameId: string | null): AtTable['now']['present'] =>
  now.present.map((one) => (one.game === gameId ? one : { ...one, writing: null }))
